import Foundation
import PicaFoundation
import Testing

@Suite struct StringsFileTests {
    private static let text = #"""
        /* A comment with "quotes" = and ; */
        "Hello" = "Hallo";
        // Another one
        "Tab\t\"quoted\"" = "Zeile\nund \U00e4 \U0001";
        word = 'einfach';
        "twice" = "1"; "twice" = "2";
        "same";
        """#

    @Test(
        "A strings file is read in every encoding",
        arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian])
    func encodings(encoding: String.Encoding) throws {
        let data = try #require(Self.text.data(using: encoding))
        let bundle = try StringsBundle(["de.lproj/Localizable.strings": data])
        #expect(bundle.text("Hello", "de") == "Hallo")
        #expect(bundle.text("Tab\t\"quoted\"", "de") == "Zeile\nund ä \u{1}")
        #expect(bundle.text("word", "de") == "einfach")
        #expect(bundle.text("twice", "de") == "2")
        #expect(bundle.text("same", "de") == "same")
    }

    @Test(
        "A property list works, too",
        arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func propertyLists(format: PropertyListSerialization.PropertyListFormat) throws {
        let list = ["Hello": "Hallo", "%@ & %lld": "%2$lld & %1$@"]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
        let bundle = try StringsBundle(["de.lproj/Localizable.strings": data, "de.lproj/Other.strings": data])
        #expect(bundle.text("Hello", "de") == "Hallo")
        #expect(bundle.text("\("a") & \(2)", "de", table: "Other") == "2 & a")
    }

    private static var dictionary: [String: Any] {
        [
            "%lld files in %lld folders": [
                "NSStringLocalizedFormatKey": "%#@files@ in %#@folders@!",
                "files": [
                    "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
                    "NSStringFormatValueTypeKey": "lld",
                    "zero": "Nichts", "one": "%lld Datei", "other": "%lld Dateien",
                ],
                "folders": [
                    "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
                    "NSStringFormatValueTypeKey": "lld",
                    "one": "einem Ordner", "other": "%lld Ordnern",
                ],
            ],
            "%@ has %lld of %lld": [
                "NSStringLocalizedFormatKey": "%2$#@part@: %1$@",
                "part": [
                    "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
                    "NSStringFormatValueTypeKey": "lld",
                    "one": "%lld von %#@whole@", "other": "%lld von %#@whole@",
                ],
                "whole": [
                    "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
                    "NSStringFormatValueTypeKey": "lld",
                    "one": "einem", "other": "%lld",
                ],
            ],
            "Width": ["NSStringVariableWidthRuleType": ["5": "kurz", "20": "lang", "100": "am längsten"]],
            "Device": ["NSStringDeviceSpecificRuleType": ["iphone": "Tippen", "mac": "Klicken"]],
            "Damaged": ["NSStringLocalizedFormatKey": "%#@x@", "x": ["other": "y"]],
        ]
    }

    private func dictionaryBundle() throws -> StringsBundle {
        let data = try PropertyListSerialization.data(
            fromPropertyList: Self.dictionary, format: .xml, options: 0)
        return try StringsBundle([
            "de.lproj/Localizable.stringsdict": data,
            "de.lproj/Localizable.strings": Data(#""Width" = "x"; "Plain" = "Einfach";"#.utf8),
        ])
    }

    @Test(
        "Each variable of a stringsdict file has its own number",
        arguments: [
            (0, 2, "Nichts in 2 Ordnern!"), (1, 1, "1 Datei in einem Ordner!"),
            (3_000, 1, "3.000 Dateien in einem Ordner!"),
        ])
    func variables(files: Int, folders: Int, shown: String) throws {
        let bundle = try dictionaryBundle()
        #expect(bundle.text("\(files) files in \(folders) folders", "de") == shown)
    }

    @Test("A nested variable refers to the next value")
    func nested() throws {
        let bundle = try dictionaryBundle()
        #expect(bundle.text("\("Ada") has \(2) of \(1)", "de") == "2 von einem: Ada")
    }

    @Test("The widest variant and the Mac's variant are used")
    func variations() throws {
        let bundle = try dictionaryBundle()
        #expect(bundle.text("Width", "de") == "am längsten")
        #expect(bundle.text("Device", "de") == "Klicken")
        #expect(bundle.text("Plain", "de") == "Einfach")
        #expect(bundle.text("Damaged", "de") == "Damaged")
    }

    @Test("Entries before an error count")
    func slip() throws {
        let bundle = try StringsBundle(["de.lproj/Localizable.strings": "a = \"1\";\nb = \"2\"\nc = \"3\";"])
        #expect(bundle.text("a", "de") == "1")
        #expect(bundle.text("c", "de") == "c")
    }

    @Test("No damaged file crashes the process")
    func damaged() throws {
        let list = try PropertyListSerialization.data(
            fromPropertyList: Self.dictionary, format: .binary, options: 0)
        let xml = "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key>"
        var files = [
            Data(), Data([0xFF]), Data([0xFF, 0xFE, 0]), Data("\"a".utf8), Data("\"a\" = \"\\".utf8),
            Data("/*".utf8),
            Data("a = b = c;".utf8), Data("bplist00".utf8), Data("<plist".utf8), list.prefix(list.count / 2),
            Data((xml + String(repeating: "<array>", count: 200_000)).utf8),
            Data((xml + String(repeating: "<array><!-- </array> -->", count: 200_000)).utf8),
        ]
        for index in stride(from: 8, to: list.count, by: 7) {
            var damaged = list
            damaged[index] ^= 0xFF
            files.append(damaged)
        }
        for file in files {
            let bundle = try StringsBundle([
                "de.lproj/Localizable.strings": file, "de.lproj/Localizable.stringsdict": file,
            ])
            #expect(!bundle.text("zzz", "de").isEmpty)
        }
    }

    @Test("A folder or an unreadable file is not a table")
    func folder() throws {
        let bundle = try StringsBundle([
            "de.lproj/Localizable.strings/x": Data(), "Localizable.xcstrings/y": Data(),
        ])
        #expect(bundle.text("Hello", "de") == "Hello")
    }

    @Test("The base folder is in the app's own language")
    func base() throws {
        let bundle = try StringsBundle([
            "Base.lproj/Localizable.strings": "KEY = \"Base\";",
            "de.lproj/Localizable.strings": "KEY = \"Deutsch\";",
        ])
        #expect(bundle.text("KEY", "fr") == "Base")
        #expect(bundle.text("KEY", "de") == "Deutsch")
    }

    @Test("The resources of the target with the program's name are the program's own")
    func resources() throws {
        let bundle = try StringsBundle([
            "My-App_Tool.resources/a": Data(), "My-App_MyTool.resources/a": Data(), "Tool": Data(),
        ])
        let names = LocalizedBundle.resources(beside: bundle.url.appendingPathComponent("Tool"))
        #expect(names == [bundle.url.appendingPathComponent("My-App_Tool.resources").path])
        #expect(LocalizedBundle.resources(beside: URL(fileURLWithPath: "/nowhere/Tool")) == [])
    }
}
