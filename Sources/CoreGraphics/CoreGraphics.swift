// So that source that imports Apple's CoreGraphics compiles as it stands. Each type is named, since the modules have
// more than values of Core Graphics.
@_exported import Foundation
@_exported import struct PicaDrawing.CGPathElement
@_exported import class PicaDrawing.CGColor
@_exported import func PicaDrawing.CGColorSpaceCreateDeviceGray
@_exported import func PicaDrawing.CGColorSpaceCreateDeviceRGB
@_exported import class PicaDrawing.CGColorSpace
@_exported import enum PicaDrawing.CGColorRenderingIntent
@_exported import enum PicaDrawing.CGColorSpaceModel
@_exported import class PicaDrawing.CGMutablePath
@_exported import class PicaDrawing.CGPath
@_exported import enum PicaDrawing.CGPathElementType
@_exported import enum PicaDrawing.CGPathFillRule
@_exported import struct PicaFoundation.CGAffineTransform
@_exported import enum PicaFoundation.CGLineCap
@_exported import enum PicaFoundation.CGLineJoin
@_exported import struct PicaFoundation.CGVector
@_exported import struct PicaLabels.CGBitmapInfo
@_exported import class PicaLabels.CGDataProvider
@_exported import class PicaLabels.CGImage
@_exported import enum PicaLabels.CGImageAlphaInfo
