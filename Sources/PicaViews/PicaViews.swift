// Everything an app names, from one import.
@_exported import PicaCollections
@_exported import PicaControls
@_exported import PicaDrawing
@_exported import PicaFields
@_exported import PicaLabels
@_exported import PicaRichText
@_exported import PicaScenes
