import PicaGraph
import PicaState

/// The meaning of the text in a field, as a hint for systems that fill in fields.
///
/// Linux desktops fill in nothing. On Wayland input methods receive the nearest content purpose, and are told not to
/// store codes and card numbers. Text with a type is a name, a number or a code rather than prose, so it has no spell
/// checking and no capitalization.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String
    /// Creates the type with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A URL.
    public static let URL = UITextContentType(rawValue: "URL")
    /// A title before a name, such as "Dr.".
    public static let namePrefix = UITextContentType(rawValue: "namePrefix")
    /// A person's full name.
    public static let name = UITextContentType(rawValue: "name")
    /// A suffix of a name, such as "Jr.".
    public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "givenName")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "middleName")
    /// A last name.
    public static let familyName = UITextContentType(rawValue: "familyName")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// The name of an organization.
    public static let organizationName = UITextContentType(rawValue: "organizationName")
    /// A job title.
    public static let jobTitle = UITextContentType(rawValue: "jobTitle")
    /// A location with its address.
    public static let location = UITextContentType(rawValue: "location")
    /// A full street address.
    public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "addressCity")
    /// A city with its state.
    public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
    /// A state or a province.
    public static let addressState = UITextContentType(rawValue: "addressState")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postalCode")
    /// A part of a city.
    public static let sublocality = UITextContentType(rawValue: "sublocality")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "countryName")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// The password of an account.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "newPassword")
    /// A one-time code.
    public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "emailAddress")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
    /// The EID of the embedded SIM of a phone.
    public static let cellularEID = UITextContentType(rawValue: "cellularEID")
    /// The IMEI of a phone.
    public static let cellularIMEI = UITextContentType(rawValue: "cellularIMEI")
    /// The number of a payment card.
    public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
    /// The expiration month and year of a payment card.
    public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
    /// The expiration month of a payment card.
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "creditCardExpirationMonth")
    /// The expiration year of a payment card.
    public static let creditCardExpirationYear = UITextContentType(rawValue: "creditCardExpirationYear")
    /// The security code of a payment card.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
    /// The brand of a payment card.
    public static let creditCardType = UITextContentType(rawValue: "creditCardType")
    /// The name on a payment card.
    public static let creditCardName = UITextContentType(rawValue: "creditCardName")
    /// The first name on a payment card.
    public static let creditCardGivenName = UITextContentType(rawValue: "creditCardGivenName")
    /// The middle name on a payment card.
    public static let creditCardMiddleName = UITextContentType(rawValue: "creditCardMiddleName")
    /// The last name on a payment card.
    public static let creditCardFamilyName = UITextContentType(rawValue: "creditCardFamilyName")
    /// A date of birth.
    public static let birthdate = UITextContentType(rawValue: "birthdate")
    /// The day of the month of birth.
    public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
    /// The month of birth.
    public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
    /// The year of birth.
    public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
    /// A date and time.
    public static let dateTime = UITextContentType(rawValue: "dateTime")
    /// A flight number.
    public static let flightNumber = UITextContentType(rawValue: "flightNumber")
    /// The tracking number of a shipment.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
}

/// The type under AppKit's name.
public typealias NSTextContentType = UITextContentType

private enum TextContentTypeKey: EnvironmentKey {
    static var defaultValue: UITextContentType? { nil }
}

extension EnvironmentValues {
    package var textContentType: UITextContentType? {
        get { self[TextContentTypeKey.self] }
        set { self[TextContentTypeKey.self] = newValue }
    }

    /// Whether the text of fields is prose in a natural language.
    package var isProseTyped: Bool { keyboardType.isProse && textContentType == nil }
}

extension View {
    /// Sets the meaning of the text in fields of the view; see ``UITextContentType`` for its effects.
    ///
    /// - Parameter textContentType: The type; `nil` for any text.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\.textContentType, textContentType)
    }
}
