extension UTType {
    /// Anything that can be in a folder.
    public static let item = UTType(known: "public.item")
    /// Anything with content of its own: a document, a picture, a film.
    public static let content = UTType(known: "public.content")
    /// Content of several kinds in one.
    public static let compositeContent = UTType(known: "public.composite-content")
    /// Bytes.
    public static let data = UTType(known: "public.data")
    /// A place with items in it.
    public static let directory = UTType(known: "public.directory")
    /// A folder as a person sees it.
    public static let folder = UTType(known: "public.folder")
    /// Files in one.
    public static let archive = UTType(known: "public.archive")
    /// Files in one, as ZIP.
    public static let zip = UTType(known: "public.zip-archive")
    /// A file made smaller by gzip.
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    /// Text, with a look or without, source code among it.
    public static let text = UTType(known: "public.text")
    /// Text without a look, in any encoding.
    public static let plainText = UTType(known: "public.plain-text")
    /// Text without a look, in UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// Text without a look, in UTF-16.
    public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
    /// A table as lines of text.
    public static let delimitedText = UTType(known: "public.delimited-values-text")
    /// A table with commas between its columns.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// A table with tabs between its columns.
    public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
    /// Text with a look, as RTF.
    public static let rtf = UTType(known: "public.rtf")
    /// A document of HTML.
    public static let html = UTType(known: "public.html")
    /// A document of XML.
    public static let xml = UTType(known: "public.xml")
    /// A document of YAML.
    public static let yaml = UTType(known: "public.yaml")
    /// A value as JSON.
    public static let json = UTType(known: "public.json")
    /// A property list.
    public static let propertyList = UTType(known: "com.apple.property-list")
    /// A property list as XML.
    public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
    /// A property list in bytes.
    public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
    /// A program's source.
    public static let sourceCode = UTType(known: "public.source-code")
    /// Source in Swift.
    public static let swiftSource = UTType(known: "public.swift-source")
    /// Source in C.
    public static let cSource = UTType(known: "public.c-source")
    /// Source that runs as it is.
    public static let script = UTType(known: "public.script")
    /// A shell's script.
    public static let shellScript = UTType(known: "public.shell-script")
    /// A script in Python.
    public static let pythonScript = UTType(known: "public.python-script")
    /// What a program has noted.
    public static let log = UTType(known: "public.log")
    /// A document of PDF.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// A book.
    public static let epub = UTType(known: "org.idpf.epub-container")
    /// Slides.
    public static let presentation = UTType(known: "public.presentation")
    /// Tables that count.
    public static let spreadsheet = UTType(known: "public.spreadsheet")
    /// A picture.
    public static let image = UTType(known: "public.image")
    /// A picture in PNG.
    public static let png = UTType(known: "public.png")
    /// A picture in JPEG.
    public static let jpeg = UTType(known: "public.jpeg")
    /// A picture in GIF.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// A picture in TIFF.
    public static let tiff = UTType(known: "public.tiff")
    /// A picture in BMP.
    public static let bmp = UTType(known: "com.microsoft.bmp")
    /// An icon in ICO.
    public static let ico = UTType(known: "com.microsoft.ico")
    /// A picture in WebP.
    public static let webP = UTType(known: "org.webmproject.webp")
    /// A picture of lines, in SVG.
    public static let svg = UTType(known: "public.svg-image")
    /// A picture in HEIC.
    public static let heic = UTType(known: "public.heic")
    /// Something to hear or to see in time.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// Sound.
    public static let audio = UTType(known: "public.audio")
    /// Sound in MP3.
    public static let mp3 = UTType(known: "public.mp3")
    /// Sound in WAV.
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    /// Sound in MPEG-4.
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    /// Moving pictures, with sound or without.
    public static let movie = UTType(known: "public.movie")
    /// Moving pictures without sound.
    public static let video = UTType(known: "public.video")
    /// A film in MPEG-4.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// A film in QuickTime.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// The address of something.
    public static let url = UTType(known: "public.url")
    /// The address of a file.
    public static let fileURL = UTType(known: "public.file-url")
    /// A font.
    public static let font = UTType(known: "public.font")
    /// How to reach somebody.
    public static let contact = UTType(known: "public.contact")
    /// How to reach somebody, as a vCard.
    public static let vCard = UTType(known: "public.vcard")
    /// Something at a time.
    public static let calendarEvent = UTType(known: "public.calendar-event")
    /// A program.
    public static let executable = UTType(known: "public.executable")
}
