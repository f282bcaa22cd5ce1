import Testing

@testable import pica

/// The files that `pica bundle` puts beside a program.
struct BundleTests {
    @Test("Libraries of the distribution are left to its packages, others are copied")
    func libraries() throws {
        let libraries = try SharedLibraries(
            """
            \tlinux-vdso.so.1 (0x00007ffd)
            \tlibPicaShared.so => /home/a/.local/lib/pica/libPicaShared.so (0x00007f)
            \tlibswiftCore.so => /usr/lib/swift/linux/libswiftCore.so (0x00007f)
            \tlibSDL2-2.0.so.0 => /lib/x86_64-linux-gnu/libSDL2-2.0.so.0 (0x00007f)
            \t/lib64/ld-linux-x86-64.so.2 (0x00007f)
            """)
        #expect(
            libraries.own == [
                "/home/a/.local/lib/pica/libPicaShared.so", "/usr/lib/swift/linux/libswiftCore.so",
            ])
        #expect(libraries.system == ["/lib/x86_64-linux-gnu/libSDL2-2.0.so.0"])
    }

    @Test("A program with a missing library is refused")
    func missing() {
        #expect(throws: Failure("the program needs libX.so, which is not found")) {
            try SharedLibraries("\tlibX.so => not found\n")
        }
    }

    @Test("The desktop's entry has the app's name, identifier and icon")
    func entry() throws {
        let entry = try DesktopEntry(
            program: "Shop", name: "The Shop", identifier: "com.example.Shop", icon: "a/Icon.PNG")
        #expect(entry.file == "com.example.Shop.desktop")
        #expect(entry.iconFile == "com.example.Shop.png")
        #expect(entry.text.contains("Name=The Shop\n"))
        #expect(entry.text.contains("Exec=env PICA_APP_ID=com.example.Shop \"@folder@/Shop\" %U\n"))
        #expect(entry.text.contains("Icon=@folder@/com.example.Shop.png\n"))
    }

    @Test("Values that no entry can have are refused")
    func refused() {
        #expect(throws: Failure.self) {
            try DesktopEntry(program: "a", name: nil, identifier: nil, icon: "icon.icns")
        }
        #expect(throws: Failure.self) {
            try DesktopEntry(program: "a", name: nil, identifier: "a b", icon: nil)
        }
        #expect(throws: Failure.self) {
            try DesktopEntry(program: "a", name: "a\nExec=rm", identifier: nil, icon: nil)
        }
    }
}
