/// A color as an object, of AppKit or UIKit.
package protocol ColorObject: AnyObject {
    var color: Color { get }
}
