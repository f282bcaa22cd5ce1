import PicaGraph

/// What a field's text is about, as systems want to know it that fill fields in by themselves.
///
/// Linux desktops fill in nothing; on Wayland input methods are told what it comes to, and of codes and numbers of
/// cards that nobody is to keep them. What has a type is a name, a number or a code and no prose, so its spelling is
/// not checked and no letters are made capitals.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The type's name.
    public let rawValue: String
    /// The type of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A URL.
    public static let URL = UITextContentType(rawValue: "URL")
    /// A title before a name, such as "Dr.".
    public static let namePrefix = UITextContentType(rawValue: "namePrefix")
    /// A person's whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// What follows a name, such as "Jr.".
    public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "givenName")
    /// A name between first and last.
    public static let middleName = UITextContentType(rawValue: "middleName")
    /// A last name.
    public static let familyName = UITextContentType(rawValue: "familyName")
    /// A name that friends use.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A company's or a club's name.
    public static let organizationName = UITextContentType(rawValue: "organizationName")
    /// What somebody does there.
    public static let jobTitle = UITextContentType(rawValue: "jobTitle")
    /// A place with its address.
    public static let location = UITextContentType(rawValue: "location")
    /// A street with all that belongs to it.
    public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
    /// The first line of a street's address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
    /// The second line of a street's address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "addressCity")
    /// A city with its state.
    public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
    /// A state or a province.
    public static let addressState = UITextContentType(rawValue: "addressState")
    /// The code of a city or a part of one.
    public static let postalCode = UITextContentType(rawValue: "postalCode")
    /// A part of a city.
    public static let sublocality = UITextContentType(rawValue: "sublocality")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "countryName")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// The password of an account.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is being chosen.
    public static let newPassword = UITextContentType(rawValue: "newPassword")
    /// A code that is sent to prove something once.
    public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
    /// An e-mail address.
    public static let emailAddress = UITextContentType(rawValue: "emailAddress")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
    /// The number of a telephone's built-in card.
    public static let cellularEID = UITextContentType(rawValue: "cellularEID")
    /// The number of a telephone.
    public static let cellularIMEI = UITextContentType(rawValue: "cellularIMEI")
    /// The number of a card to pay with.
    public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
    /// The month and year in which a card ends.
    public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
    /// The month in which a card ends.
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "creditCardExpirationMonth")
    /// The year in which a card ends.
    public static let creditCardExpirationYear = UITextContentType(rawValue: "creditCardExpirationYear")
    /// The code on a card's back.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
    /// A card's brand.
    public static let creditCardType = UITextContentType(rawValue: "creditCardType")
    /// The name on a card.
    public static let creditCardName = UITextContentType(rawValue: "creditCardName")
    /// The first name on a card.
    public static let creditCardGivenName = UITextContentType(rawValue: "creditCardGivenName")
    /// The name between first and last on a card.
    public static let creditCardMiddleName = UITextContentType(rawValue: "creditCardMiddleName")
    /// The last name on a card.
    public static let creditCardFamilyName = UITextContentType(rawValue: "creditCardFamilyName")
    /// The day of a birth.
    public static let birthdate = UITextContentType(rawValue: "birthdate")
    /// The day of the month of a birth.
    public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
    /// The month of a birth.
    public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
    /// The year of a birth.
    public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
    /// A day and a time.
    public static let dateTime = UITextContentType(rawValue: "dateTime")
    /// A flight's number.
    public static let flightNumber = UITextContentType(rawValue: "flightNumber")
    /// The number of something that is on its way.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
}

/// The same under the name that AppKit gives it.
public typealias NSTextContentType = UITextContentType

private enum TextContentTypeKey: EnvironmentKey {
    static var defaultValue: UITextContentType? { nil }
}

extension EnvironmentValues {
    var textContentType: UITextContentType? {
        get { self[TextContentTypeKey.self] }
        set { self[TextContentTypeKey.self] = newValue }
    }

    /// Whether fields are for words of a language.
    var isProseTyped: Bool { keyboardType.isProse && textContentType == nil }
}

extension View {
    /// Says what the text of the view's fields is about; see ``UITextContentType`` for what follows from it.
    ///
    /// - Parameter textContentType: The type; nil for any text.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\.textContentType, textContentType)
    }
}
