import Foundation

/// Small pictures in each format, as ImageMagick writes them: 32 × 16 pixels, red and green above blue and white.
///
///     convert -size 16x8 xc:'rgb(255,0,0)' xc:'rgb(0,255,0)' +append \
///         \( -size 16x8 xc:'rgb(0,0,255)' xc:white +append \) -append q.png
///     convert q.png -sampling-factor 4:4:4 -quality 100 -strip q.jpg    # also with -interlace Plane, -colorspace CMYK
///     convert q.png -define webp:lossless=true -strip q.webp
///     convert q.png -define png:color-type=3 -strip palette.png
///     convert q.png -strip q.gif; convert q.png -strip q.avif
///     heif-enc q.png -L -p chroma=444 --matrix_coefficients=0 -o q.heic
enum SamplePictures {
    enum Kind: CaseIterable {
        case jpeg, progressive, inks, webp, palette, gif, avif, heic, veiled, moving, parts, movingWebP,
            drawing

        var bytes: [UInt8] {
            switch self {
            case .jpeg: SamplePictures.jpeg
            case .progressive: SamplePictures.progressive
            case .inks: SamplePictures.inks
            case .webp: SamplePictures.webp
            case .palette: SamplePictures.palette
            case .gif: SamplePictures.gif
            case .avif: SamplePictures.avif
            case .heic: SamplePictures.heic
            case .veiled: SamplePictures.veiled
            case .moving: SamplePictures.moving
            case .parts: SamplePictures.parts
            case .movingWebP: SamplePictures.movingWebP
            case .drawing: Array(SamplePictures.drawing.utf8)
            }
        }
    }

    static let jpeg = bytes(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB
        AQEBAQEBAQEBAQEBAQEBAQH/2wBDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB
        AQEBAQEBAQEBAQEBAQH/wAARCAAQACADAREAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAoJC//EABQQAQAAAAAAAAAA
        AAAAAAAAAAD/xAAYAQEAAwEAAAAAAAAAAAAAAAAACQoLCP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AMX0
        U6/wApQRbsK8BBu2mFrAB3EFAd1QA//Z
        """)
    static let progressive = bytes(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB
        AQEBAQEBAQEBAQEBAQEBAQH/2wBDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB
        AQEBAQEBAQEBAQEBAQH/wgARCAAQACADAREAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAkICv/EABgBAQADAQAAAAAA
        AAAAAAAAAAAICQoH/9oADAMBAAIQAxAAAAHF8U7/AAUoi3hXEG9plrA7iKA+qD//xAAUEAEAAAAAAAAAAAAAAAAAAAAw/9oA
        CAEBAAEFAg//xAAUEQEAAAAAAAAAAAAAAAAAAAAw/9oACAEDAQE/AQ//xAAUEQEAAAAAAAAAAAAAAAAAAAAw/9oACAECAQE/
        AQ//xAAUEAEAAAAAAAAAAAAAAAAAAAAw/9oACAEBAAY/Ag//xAAUEAEAAAAAAAAAAAAAAAAAAAAw/9oACAEBAAE/IQ//2gAM
        AwEAAgADAAAAEAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAADD/2gAIAQMBAT8QD//EABQRAQAAAAAAAAAAAAAAAAAAADD/2gAI
        AQIBAT8QD//EABQQAQAAAAAAAAAAAAAAAAAAADD/2gAIAQEAAT8QD//Z
        """)
    static let inks = bytes(
        """
        /9j/7gAOQWRvYmUAZAAAAAAC/9sAQwABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB
        AQEBAQEBAQEBAQEBAQEB/9sAQwEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB
        AQEBAQEBAQEBAQEB/8AAFAgAEAAgBAERAAIRAQMRAQQRAP/EABcAAQEBAQAAAAAAAAAAAAAAAAAKCQv/xAAUEAEAAAAAAAAA
        AAAAAAAAAAAA/8QAGAEBAQEBAQAAAAAAAAAAAAAAAAsJCAr/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADgQBAAIRAxEEAAA/
        ANmGrCf+v4AE17UhdYABeQivvKeADh3qADlcAH//2Q==
        """)
    static let webp = bytes(
        """
        UklGRjgAAABXRUJQVlA4TCwAAAAvH8ADAB8gEEjeHzqN+RcQFPwf3fxHZA+AINtmkpOc5AEuENH/qFL9AWzbDw==
        """)
    static let palette = bytes(
        """
        iVBORw0KGgoAAAANSUhEUgAAACAAAAAQAgMAAAAKbpXKAAAADFBMVEX/AAAA/wAAAP/////7AGD2AAAAGElEQVQI12NgAIJQ
        IGCgkLEKCP4DAYUMAMq1P8H2ooj/AAAAAElFTkSuQmCC
        """)
    static let gif = bytes(
        """
        R0lGODlhIAAQAPEAAP8AAAD/AAAA/////yH5BAAAAAAAIf8LSW1hZ2VNYWdpY2sNZ2FtbWE9MC40NTQ1NQAsAAAAACAAEAAA
        Aj+EjwnB7R+UPLC2Oa3FUleueBCYiA+JmA5KqYwAx/IsDPaN5wPNx/p/6/WAQCGP+DPSkDrljJlzyqA4qY9qKwAAOw==
        """)
    static let avif = bytes(
        """
        AAAAHGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZgAAAOptZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAA
        AAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAEOAAEAAAAAAAAAKwAAACNpaW5mAAAAAAABAAAAFWluZmUC
        AAAAAAEAAGF2MDEAAAAAamlwcnAAAABLaXBjbwAAABNjb2xybmNseAACAAIABoAAAAAMYXYxQ4EADAAAAAAUaXNwZQAAAAAA
        AAAgAAAAEAAAABBwaXhpAAAAAAMICAgAAAAXaXBtYQAAAAAAAAABAAEEgYIDhAAAADNtZGF0EgAKBhgQ/+wIQDIfRgACiiih
        QOYpgQLuQwVo2H3U6yGmt8Yyih0HxQkVoA==
        """)
    /// A grid of one part that is larger than it.
    static let heic = bytes(
        """
        AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa5tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA
        AA5waXRtAAAAAAACAAAAEGlkYXQAAAAAACAAEAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHSAAEAAAAAAAAEiQACAAEAAAAAAAAA
        AQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADZaXBycAAA
        ALdpcGNvAAAAd2h2Y0MBBAgAAAAAAAAAAAD/8AD8//j4AAAPAyAAAQAXQAEMAf//BAgAAAMAnjgAAAMAAP+6AkAhAAEAKkIBAQQI
        AAADAJ44AAADAAD/kAQQILLdVdNc3AgIGBAAAAMAEAAAAwAQgCIAAQAIRAHBcDBgsSAAAAAUaXNwZQAAAAAAAABAAAAAQAAAABRp
        c3BlAAAAAAAAACAAAAAQAAAAEHBpeGkAAAAAAwgICAAAABppcG1hAAAAAAAAAAIAAQKBAgACAgOEAAAAGmlyZWYAAAAAAAAADmRp
        bWcAAgABAAEAAASRbWRhdAAABIUoAa8Fsgq0iPIyLwXEs//+f/O/K+FxcXFxcfHx8fHx8fGVD//5E7X//6thTxHzxYsWLGSpUqVK
        lSaJ/+x7oAf91/uf7X9b878787878989898989898989eBMxWyBPVm//9uO1uwM4cOHDiHDhw4cOG7Exr79AEDyKXkMmOwRVgFIB
        SAUgFIBiQYkGJBiQYkGJBiQU/vjXb//+Nn8aSxZ6Ha7S7S7S7S7xbxbxbxbxbxbxbTi+//6xnBmHUWoWuAXE3s8KMwiprv//rbcq
        eGsngj1d5rotldNd//2bPjbSb6jv/3R00ev8N19ZAAOmQex8gXyxNa1rWta2l6Xpel6Xpel3N8hif//M1F+kKwYMGDB8uXLly5cj
        A2Vj//+KscT3Q3EAyNJjSY0mNJjVb1W9VvVb1W9VvVb00yG2QAZm94ABk3Bi3ZtD1vUKUKUKUKUQoQoQoQoQoQoQoKgtf3//a8zX
        GmmmmnOuuuuuuNpa+AYkiWOFBuR7u7u7vUdHR0dHR0XWAAW99Lvd7r9qdTdTdTdTdU5U5U5U5U5U5U5TgAAHXZvZi/F6ltsXjYkz
        tZvG3jszUOIQrm6yQKZAALHAuYAN6e3qsisisisitPNPNPNPNPNPNPMkAAKzCgIOl+O5su4u4u4u4vj/j/j/j/j/j/j/gUDan2lA
        ANmygWNNcenaZyZyZyZyao6o6o6o6o6o6o50AASuVWyhce+GFzVzVzVzV0g0g0g0g0g0g0g0Y8QAAr0GdAdnxbiu222222225mZm
        ZmZmZmZmZmW8ABHZpVMmyl4vHnnnnnnnnsFsFsFsFsFsFsFrY6RlEMAB7VBknOo1zdBhhhhhhhhpPpPpPpPpPpPpPhwAD3p9dNvR
        fmzi7i7i7i7jLDLDLDLDLDLDLDIzEAAs8ADfp3j7bauauauauaxOxOxOxOxOxOxOugABiXPw5Mth1/kdEdEdEdEjOjOjOjOjOjOj
        OjZQJmN0dq//+fDjvDxAP0x/79IyAxV2rxSMQYWKHTG6AAm02U9+7N01cP1pKN9C2TbhmfJEnw95ZFFOABM5wi8n2hjtjk7VOrsJ
        wf5mxem9bHD3BufZkZAAIvSm6QefvLfCvCufsK8NJKWHg0kpYeSmDDAAGBgtkCq9pbzVxVw9nXFYmiycfiaLJyIs9+uC+Kg/ALFa
        z//7hYbvTey0We9B9Ge/fyszfn3tiGNnMgAclrgG88ejZ+XmQ7lpPre+dEDljGBsIt1jyAB813iSnwnhCeU4a+5oF3dWCRJyx1+/
        ndZkZhSAEPp89NfRPmfiPiPROI+KCnxJIoKfEkp8idAAEeovJDpOqlFgmgmOpCaDiS5vDOJLm8Uusw+ZoCXAACk1///MxZhNwzEu
        TJK62TJnIVnnGZvQoAF2gBlXxcnLzgmWO5Z2KoIvxYmHeT+/g08XFLtOAIBWVg+PAvzX/xg1m/52VMobwhGj/xn5S/ILIgBb4ivD
        nwL3X1717wLXvYGiKCJgaIoIoil9rgCIU74maoiTMxEREIhkREzbuMOzNu4w+7rEitv18A==
        """)
    /// In AVIF, opaque in its left half and by a fifth in the other; `heif-enc -A -q 90`.
    static let veiled = bytes(
        """
        AAAAHGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZgAAAZhtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA
        AA5waXRtAAAAAAABAAAANGlsb2MAAAAAREAAAgACAAAAAAG8AAEAAAAAAAAAGgABAAAAAAHWAAEAAAAAAAAALAAAADhpaW5mAAAA
        AAACAAAAFWluZmUCAAAAAAEAAGF2MDEAAAAAFWluZmUCAAAAAAIAAGF2MDEAAAAA12lwcnAAAACxaXBjbwAAABNjb2xybmNseAAC
        AAIABoAAAAAMYXYxQ4EAHAAAAAAUaXNwZQAAAAAAAAAgAAAAEAAAAA5waXhpAAAAAAEIAAAAOGF1eEMAAAAAdXJuOm1wZWc6bXBl
        Z0I6Y2ljcDpzeXN0ZW1zOmF1eGlsaWFyeTphbHBoYQAAAAAMYXYxQ4EADAAAAAAUaXNwZQAAAAAAAAAgAAAAEAAAABBwaXhpAAAA
        AAMICAgAAAAeaXBtYQAAAAAAAAACAAEEgYYHiAACBIIDhIUAAAAaaXJlZgAAAAAAAAAOYXV4bAACAAEAAQAAAE5tZGF0EgAKBRgQ
        /+wqMg8RgAABALVOumdMdpLUbHgSAAoJGBD/7BAgIGhAMh1EYAAAFOYpgQLuXv9omH3U6zxXWtINy5BQrKBNsA==
        """)
    /// Of 6 × 4 pixels: red for 0.3 s, green for 0.1 s and blue; `convert -delay 30 xc:red … -loop 3`.
    static let moving = bytes(
        """
        R0lGODlhBgAEAPAAAP8AAAAAACH5BAAeAAAAIf8LTkVUU0NBUEUyLjADAQIAACwAAAAABgAEAAACBISPqVcAIfkEAAoAAAAs
        AAAAAAYABACAAP8AAAAAAgSEj6lXACH5BAAAAAAALAAAAAAGAAQAgAAA/wAAAAIEhI+pVwA7
        """)
    /// Of 6 × 4 pixels: red, and then green in the lower right quarter.
    static let parts = bytes(
        """
        R0lGODlhBgAEAPAAAP8AAAAAACH5BAAeAAAAIf8LTkVUU0NBUEUyLjADAQAAACwAAAAABgAEAAACBISPqVcAIfkEAB4AAAAs
        AwACAAMAAgCAAP8AAAAAAgKEXwA7
        """)
    /// Of 6 × 4 pixels: red for 0.3 s and green for 0.1 s; `img2webp -loop 2 -lossless -d 300 red.png -d 100 green.png`.
    static let movingWebP = bytes(
        """
        UklGRoQAAABXRUJQVlA4WAoAAAACAAAABQAAAwAAQU5JTQYAAAD/////AgBBTk1GKAAAAAAAAAAAAAUAAAMAACwBAAJWUDhM
        DwAAAC8FwAAABxD9j/4HIqL/AQBBTk1GKAAAAAAAAAAAAAUAAAMAAGQAAABWUDhMDwAAAC8FwAAAB9D/iP4HIqL/AQA=
        """)

    static let drawing = """
        <?xml version="1.0"?>
        <svg xmlns="http://www.w3.org/2000/svg" width="8" height="4" viewBox="0 0 32 16">
        <path fill="#f00" d="M0 0h16v8H0z"/><path fill="#0f0" d="M16 0h16v8H16z"/>
        <path fill="#00f" d="M0 8h16v8H0z"/><path fill="#fff" d="M16 8h16v8H16z"/></svg>
        """

    private static func bytes(_ digits: String) -> [UInt8] {
        Data(base64Encoded: digits, options: .ignoreUnknownCharacters).map { [UInt8]($0) } ?? []
    }
}
