import CoreTransferable
import Testing
import UniformTypeIdentifiers

/// Nothing else of Pica's is imported here.
@Suite struct ImportNameTests {
    private struct Note: Transferable, Codable {
        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation<Note, _, _>(contentType: .json)
        }
    }

    @Test("Source that imports Apple's type identifier and transfer modules compiles")
    func names() {
        #expect(UTType("public.png") == .png)
        #expect(UTType.json.conforms(to: .data))
    }
}
