@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import PicaFoundation
@_exported import PicaGraph
@_exported import PicaState
@_exported import PicaViews
