// So that source that imports Apple's CoreTransferable compiles as it stands.
@_exported import PicaFoundation
