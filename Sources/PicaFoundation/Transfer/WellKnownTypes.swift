/// The well-known content types, with Apple's identifiers, file name extensions and MIME types.
enum WellKnownTypes {
    /// The declarations, in order.
    static let all = table.split(separator: "\n").map { line in
        let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { cell in
            cell.split(separator: " ").map(String.init)
        }
        return (
            cells[0][0],
            TypeRegistry.Declaration(parents: cells[1], extensions: cells[2], types: cells[3])
        )
    }

    /// The columns: content type, conformances, file name extensions, MIME types.
    private static let table = """
        public.item|||
        public.content|||
        public.composite-content|public.content||
        public.data|public.item||application/octet-stream
        public.directory|public.item||inode/directory
        public.folder|public.directory||
        public.archive|||
        public.zip-archive|public.data public.archive|zip|application/zip
        org.gnu.gnu-zip-archive|public.data public.archive|gz|application/gzip application/x-gzip
        public.text|public.data public.content||
        public.plain-text|public.text|txt text|text/plain
        public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8
        public.utf16-plain-text|public.plain-text||text/plain;charset=utf-16
        public.delimited-values-text|public.text||
        public.comma-separated-values-text|public.delimited-values-text|csv|text/csv
        public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values
        public.rtf|public.text|rtf|text/rtf application/rtf text/richtext
        public.html|public.text|html htm|text/html
        public.xml|public.text|xml|application/xml text/xml
        public.yaml|public.text|yaml yml|application/yaml application/x-yaml text/yaml
        public.json|public.text|json|application/json
        com.apple.property-list|public.data|plist|
        com.apple.xml-property-list|public.xml com.apple.property-list||application/x-plist
        com.apple.binary-property-list|com.apple.property-list||
        public.source-code|public.plain-text||
        public.swift-source|public.source-code|swift|text/x-swift
        public.c-source|public.source-code|c|text/x-csrc
        public.script|public.source-code||
        public.shell-script|public.script|sh|application/x-shellscript
        public.python-script|public.script|py|text/x-python
        public.log|public.plain-text|log|text/x-log
        com.adobe.pdf|public.data public.composite-content|pdf|application/pdf
        org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip
        public.presentation|public.composite-content||
        public.spreadsheet|public.content||
        public.image|public.data public.content||
        public.png|public.image|png|image/png
        public.jpeg|public.image|jpeg jpg|image/jpeg image/jpg
        com.compuserve.gif|public.image|gif|image/gif
        public.tiff|public.image|tiff tif|image/tiff
        com.microsoft.bmp|public.image|bmp|image/bmp image/x-bmp image/x-ms-bmp
        com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon image/x-icon
        org.webmproject.webp|public.image|webp|image/webp
        public.svg-image|public.image|svg|image/svg+xml
        public.heic|public.image|heic|image/heic
        public.audiovisual-content|public.data public.content||
        public.audio|public.audiovisual-content||
        public.mp3|public.audio|mp3|audio/mpeg audio/mp3
        com.microsoft.waveform-audio|public.audio|wav|audio/wav audio/x-wav audio/vnd.wave
        public.mpeg-4-audio|public.audio|m4a|audio/mp4
        public.movie|public.audiovisual-content||
        public.video|public.movie||
        public.mpeg-4|public.movie|mp4|video/mp4
        com.apple.quicktime-movie|public.movie|mov|video/quicktime
        public.url|public.data||text/uri-list
        public.file-url|public.url||
        public.font|public.data||
        public.contact|||
        public.vcard|public.text public.contact|vcf|text/vcard text/x-vcard
        public.calendar-event|||
        public.executable|public.item||
        net.daringfireball.markdown|public.text|md markdown|text/markdown text/x-markdown
        public.truetype-ttf-font|public.font|ttf|font/ttf application/x-font-ttf
        public.opentype-font|public.font|otf|font/otf application/x-font-otf
        com.apple.ical.ics|public.text public.calendar-event|ics|text/calendar
        org.openxmlformats.wordprocessingml.document|public.data public.composite-content|docx|\
        application/vnd.openxmlformats-officedocument.wordprocessingml.document
        org.oasis-open.opendocument.text|public.data public.composite-content|odt|\
        application/vnd.oasis.opendocument.text
        org.oasis-open.opendocument.spreadsheet|public.data public.spreadsheet|ods|\
        application/vnd.oasis.opendocument.spreadsheet
        org.xiph.ogg-audio|public.audio|ogg oga|audio/ogg
        org.xiph.flac|public.audio|flac|audio/flac audio/x-flac
        org.webmproject.webm|public.movie|webm|video/webm
        public.tar-archive|public.data public.archive|tar|application/x-tar
        public.color|public.data||application/x-color
        """
}
