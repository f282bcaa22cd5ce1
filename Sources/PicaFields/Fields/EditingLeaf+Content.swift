import PicaGraph
import PicaLabels
import PicaRichText

/// The kind of content typed into a field, which input methods are told.
extension EditingLeaf {
    var typedContent: TypedContent {
        var content = TypedContent(environment.textContentType?.purpose ?? environment.keyboardType.purpose)
        if environment.keyboardType.isLatin { content.hints.insert(.latin) }
        if !session.isSingleLine { content.hints.insert(.lines) }
        if environment.textContentType?.isSensitive == true { content.hints.insert(.sensitive) }
        guard takesProse else { return content }
        if environment.spellingHelp != .none { content.hints.insert(.spelt) }
        if environment.spellingHelp == .corrections { content.hints.insert(.corrected) }
        if let capitals = environment.textInputAutocapitalization?.hint { content.hints.insert(capitals) }
        return content
    }
}

extension UIKeyboardType {
    fileprivate var purpose: TypedContent.Purpose {
        switch self {
        case .default, .asciiCapable, .twitter, .webSearch: .text
        case .numbersAndPunctuation, .decimalPad: .number
        case .URL: .url
        case .numberPad, .asciiCapableNumberPad: .digits
        case .phonePad: .phone
        case .namePhonePad: .name
        case .emailAddress: .email
        }
    }

    fileprivate var isLatin: Bool { self == .asciiCapable || self == .asciiCapableNumberPad }
}

extension UITextContentType {
    /// The purpose of the content; `nil` for ordinary text.
    fileprivate var purpose: TypedContent.Purpose? {
        switch self {
        case .URL: .url
        case .emailAddress: .email
        case .telephoneNumber: .phone
        case .name, .givenName, .middleName, .familyName, .nickname, .creditCardName, .creditCardGivenName,
            .creditCardMiddleName, .creditCardFamilyName:
            .name
        case .creditCardNumber, .cellularEID, .cellularIMEI: .digits
        case .creditCardSecurityCode: .pin
        case .birthdate: .date
        case .dateTime: .dateTime
        default: nil
        }
    }

    /// Whether input methods must not remember the text.
    fileprivate var isSensitive: Bool {
        switch self {
        case .password, .newPassword, .oneTimeCode, .creditCardNumber, .creditCardSecurityCode,
            .creditCardExpiration, .creditCardExpirationMonth, .creditCardExpirationYear:
            true
        default: false
        }
    }
}
