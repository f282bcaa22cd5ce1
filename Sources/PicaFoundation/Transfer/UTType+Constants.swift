extension UTType {
    /// Anything that can be in a folder.
    public static let item = UTType(known: "public.item")
    /// Anything with content of its own: a document, a picture, a film.
    public static let content = UTType(known: "public.content")
    /// Content of several types combined.
    public static let compositeContent = UTType(known: "public.composite-content")
    /// Bytes.
    public static let data = UTType(known: "public.data")
    /// A container of items.
    public static let directory = UTType(known: "public.directory")
    /// A folder that users see as one.
    public static let folder = UTType(known: "public.folder")
    /// An archive of files.
    public static let archive = UTType(known: "public.archive")
    /// A ZIP archive.
    public static let zip = UTType(known: "public.zip-archive")
    /// A file compressed with gzip.
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    /// Text of any kind, plain or formatted, including source code.
    public static let text = UTType(known: "public.text")
    /// Plain text in any encoding.
    public static let plainText = UTType(known: "public.plain-text")
    /// Plain text in UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// Plain text in UTF-16.
    public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
    /// A table as lines of text.
    public static let delimitedText = UTType(known: "public.delimited-values-text")
    /// A table with columns separated by commas.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// A table with columns separated by tabs.
    public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
    /// Formatted text in RTF.
    public static let rtf = UTType(known: "public.rtf")
    /// An HTML document.
    public static let html = UTType(known: "public.html")
    /// An XML document.
    public static let xml = UTType(known: "public.xml")
    /// A YAML document.
    public static let yaml = UTType(known: "public.yaml")
    /// A JSON document.
    public static let json = UTType(known: "public.json")
    /// A property list.
    public static let propertyList = UTType(known: "com.apple.property-list")
    /// A property list in XML.
    public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
    /// A property list in binary form.
    public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
    /// The source code of a program.
    public static let sourceCode = UTType(known: "public.source-code")
    /// Swift source code.
    public static let swiftSource = UTType(known: "public.swift-source")
    /// C source code.
    public static let cSource = UTType(known: "public.c-source")
    /// A script that runs without compilation.
    public static let script = UTType(known: "public.script")
    /// A shell script.
    public static let shellScript = UTType(known: "public.shell-script")
    /// A Python script.
    public static let pythonScript = UTType(known: "public.python-script")
    /// A log of a program.
    public static let log = UTType(known: "public.log")
    /// A PDF document.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// An electronic book in EPUB.
    public static let epub = UTType(known: "org.idpf.epub-container")
    /// A presentation.
    public static let presentation = UTType(known: "public.presentation")
    /// A spreadsheet.
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
    /// A vector graphic in SVG.
    public static let svg = UTType(known: "public.svg-image")
    /// A picture in HEIC.
    public static let heic = UTType(known: "public.heic")
    /// Audio or video.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// Audio.
    public static let audio = UTType(known: "public.audio")
    /// Audio in MP3.
    public static let mp3 = UTType(known: "public.mp3")
    /// Audio in WAV.
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    /// Audio in MPEG-4.
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    /// A film, with sound or without.
    public static let movie = UTType(known: "public.movie")
    /// A film without sound.
    public static let video = UTType(known: "public.video")
    /// A film in MPEG-4.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// A film in QuickTime.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// A URL.
    public static let url = UTType(known: "public.url")
    /// The URL of a file.
    public static let fileURL = UTType(known: "public.file-url")
    /// A font.
    public static let font = UTType(known: "public.font")
    /// A person's contact data.
    public static let contact = UTType(known: "public.contact")
    /// A person's contact data as a vCard.
    public static let vCard = UTType(known: "public.vcard")
    /// A calendar event.
    public static let calendarEvent = UTType(known: "public.calendar-event")
    /// A program.
    public static let executable = UTType(known: "public.executable")
}
