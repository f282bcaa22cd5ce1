import PicaExpansions
import Testing

@testable import pica

/// Which names source declares.
struct DeclaredNamesTests {
    private func names(_ source: String, isPublicOnly: Bool = true) -> DeclaredNames {
        var names = DeclaredNames()
        names.read(SourceText(source), isPublicOnly: isPublicOnly)
        return names
    }

    @Test("Other modules see what is public, and members of public extensions, protocols and enums")
    func publicNames() {
        let names = names(
            """
            public struct A { public var b = 1; var c = 2; public func d() { let e = 1 } }
            struct F { public var g = 1 }
            public extension A { func h() {}; private func i() {} }
            public protocol J { associatedtype K; func l() }
            public enum M { case n, o(Int), p; func q() {} }
            extension A { nonisolated public func r<S: J>(_ s: S) -> some J { s } }
            """)
        #expect(names.names.sorted() == ["A", "J", "K", "M", "b", "d", "h", "l", "n", "o", "p", "r"])
    }

    @Test("A name that is a keyword is written without backticks")
    func keywords() {
        #expect(
            names("public enum A { case `default`, `in`; public static let `self` = 1 }").names == [
                "A", "default", "in", "self",
            ])
    }

    @Test("An app's own names include all that it declares")
    func allNames() {
        let names = names(
            "struct A { private var b = 1; func c() {} }; enum D { case e }", isPublicOnly: false)
        #expect(names.names.isSuperset(of: ["A", "b", "c", "D", "e"]))
    }

    @Test("An unavailable declaration is not there, and says what to use")
    func unavailable() {
        let names = names(
            """
            @available(*, unavailable, message: "use B")
            public struct A {}
            @available(*, unavailable, renamed: "d()")
            public func c() {}
            @available(*, deprecated, message: "old")
            public func e() {}
            """)
        #expect(names.names == ["e"])
        #expect(names.unavailable == ["A": "use B", "c": "use d()"])
    }
}
