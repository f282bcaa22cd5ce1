import Foundation

/// Small pictures in each format, as ImageMagick writes them: 32 × 16 pixels, red and green above blue and white.
///
///     convert -size 16x8 xc:'rgb(255,0,0)' xc:'rgb(0,255,0)' +append \
///         \( -size 16x8 xc:'rgb(0,0,255)' xc:white +append \) -append q.png
///     convert q.png -sampling-factor 4:4:4 -quality 100 -strip q.jpg    # also with -interlace Plane, -colorspace CMYK
///     convert q.png -define webp:lossless=true -strip q.webp
///     convert q.png -define png:color-type=3 -strip palette.png
///     convert q.png -strip q.gif; convert q.png -strip q.avif
enum SamplePictures {
    enum Kind: CaseIterable {
        case jpeg, progressive, inks, webp, palette, gif, avif, moving, parts, movingWebP, drawing

        var bytes: [UInt8] {
            switch self {
            case .jpeg: SamplePictures.jpeg
            case .progressive: SamplePictures.progressive
            case .inks: SamplePictures.inks
            case .webp: SamplePictures.webp
            case .palette: SamplePictures.palette
            case .gif: SamplePictures.gif
            case .avif: SamplePictures.avif
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
