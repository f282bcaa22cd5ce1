/// A parser of `.stringsdict` files.
enum StringsDictionary {
    static func translations(
        _ list: [String: StringsPropertyList]
    ) -> (translations: [String: Translation], error: TableError?) {
        var translations: [String: Translation] = [:]
        var damaged: String?
        for (key, value) in list {
            if let translation = translation(value) {
                translations[key] = translation
            } else if damaged.map({ key < $0 }) ?? true {
                damaged = key
            }
        }
        return (translations, damaged.map { TableError("it says nothing that can be read of “\($0)”") })
    }

    private static func translation(_ value: StringsPropertyList) -> Translation? {
        if let words = value.string { return Translation(.words(words)) }
        let rules = value.dictionary
        if let widths = rules["NSStringVariableWidthRuleType"] {
            return words(widest: widths.dictionary).map { Translation(.words($0)) }
        }
        if let devices = rules["NSStringDeviceSpecificRuleType"] {
            return DeviceVariation.choose(in: devices.dictionary).flatMap(translation)
        }
        guard let format = rules["NSStringLocalizedFormatKey"]?.string else { return nil }
        var variables: [String: Translation.Variable] = [:]
        for (name, rule) in rules where name != "NSStringLocalizedFormatKey" {
            let rule = rule.dictionary
            guard rule["NSStringFormatSpecTypeKey"]?.string == "NSStringPluralRuleType" else { return nil }
            let forms = PluralCategory.allCases.compactMap { category in
                rule[category.rawValue]?.string.map { (category, Phrase.words($0)) }
            }
            guard !forms.isEmpty else { return nil }
            variables[name] = Translation.Variable(
                .plural(Dictionary(uniqueKeysWithValues: forms)),
                conversion: rule["NSStringFormatValueTypeKey"]?.string ?? "lld")
        }
        return Translation(.words(format), variables: variables)
    }

    /// Returns the longest variant, because the available width is unknown at look-up.
    private static func words(widest widths: [String: StringsPropertyList]) -> String? {
        widths.compactMap { width, words in Int(width).map { ($0, words) } }.max { $0.0 < $1.0 }?.1.string
    }
}

/// The choice of device-specific strings for a desktop.
enum DeviceVariation {
    static func choose<Value>(in variations: [String: Value]) -> Value? {
        variations["mac"] ?? variations["other"]
    }
}
