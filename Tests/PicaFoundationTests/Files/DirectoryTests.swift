import Foundation
import PicaFoundation
import Testing

@Suite struct DirectoryTests {
    @Test("The folders of a person are absolute, and those of apps are the usual ones")
    func directories() {
        let all: [URL] = [
            .documentsDirectory, .downloadsDirectory, .desktopDirectory, .picturesDirectory, .moviesDirectory,
            .musicDirectory, .sharedPublicDirectory, .applicationSupportDirectory, .cachesDirectory,
        ]
        for url in all { #expect(url.isFileURL && url.path.hasPrefix("/")) }
        #expect(
            URL.documentsDirectory
                == FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
        #expect(Set(all).count == all.count)
    }
}
