/// The faces and shaping plans of one style at all sizes, by script.
final class StyleFonts {
    /// The properties of a style that determine faces and plans; the size is not among them.
    struct Key: Hashable {
        var font: FontDescriptor
        var language: String?
        var hasLigatures: Bool
        var hasPairKerning: Bool
        var features: [FontFeature]

        init(_ style: TextStyle) {
            font = style.font
            font.size = 0
            language = style.language
            hasLigatures = style.hasLigatures && style.tracking == 0
            hasPairKerning = style.hasPairKerning
            features = style.features
        }
    }

    /// The faces of one script in this style.
    final class Script {
        let cascade: FontCascade
        /// Whether words end at line break opportunities without spaces.
        let breaksWithoutSpaces: Bool
        /// Whether a sign may stack two of its letters.
        let stacks: Bool
        /// The face for most of the script's text, once some of it was seen.
        fileprivate var base: ResolvedFont?
        /// The plans of that face, left to right and right to left.
        fileprivate var basePlans: (ShapingPlan?, ShapingPlan?)
        fileprivate var plans: [ShapingPlan] = []
        /// The plan keys of recent emoji, each in the one slot that its number determines; 0 for none.
        fileprivate var emojiPlans: ContiguousArray<(probe: UInt32, plan: UInt32)> = []

        fileprivate init(_ number: UInt8, _ cascade: FontCascade) {
            self.cascade = cascade
            let isEmoji = number == FontCatalog.emojiScript
            breaksWithoutSpaces = isEmoji || ScriptNames.breaksWithoutSpaces(number)
            stacks = !isEmoji && !ScriptNames.isIdeographic(Int(number))
        }

        /// Whether an emoji is known to use a plan.
        func isSet(_ emoji: UInt32, in plan: ShapingPlan) -> Bool {
            guard !emojiPlans.isEmpty else { return false }
            let known = emojiPlans[Int(emoji & 255)]
            return known.probe == emoji && known.plan == plan.key
        }
    }

    let key: Key
    let primary: ResolvedFont
    private let fonts: FontCatalog
    private let shaper: Shaper
    private var scripts = ContiguousArray<Script?>(repeating: nil, count: 256)

    init(_ key: Key, fonts: FontCatalog, shaper: Shaper) {
        self.key = key
        self.fonts = fonts
        self.shaper = shaper
        primary = fonts.font(for: key.font)
    }

    func script(_ number: UInt8) -> Script {
        if let known = scripts[Int(number)] { return known }
        let made = Script(number, fonts.cascade(for: key.font, script: number, language: key.language))
        scripts[Int(number)] = made
        return made
    }

    /// Returns the plan to try first for text in a script.
    ///
    /// It is the same for all letters, so that text does not change its look depending on earlier text.
    /// - Parameter probe: The first emoji, if the text is emoji.
    func basePlan(_ script: Script, _ number: UInt8, probe: UInt32, isRightToLeft: Bool) -> ShapingPlan {
        if let known = isRightToLeft ? script.basePlans.1 : script.basePlans.0 { return known }
        if number == FontCatalog.emojiScript {
            if script.emojiPlans.isEmpty {
                script.emojiPlans = ContiguousArray(repeating: (0, 0), count: 256)
            }
            let place = Int(probe & 255)
            if script.emojiPlans[place].probe == probe,
                let known = script.plans.first(where: { $0.key == script.emojiPlans[place].plan }),
                known.isRightToLeft == isRightToLeft
            {
                return known
            }
            let font = script.cascade.font(for: probe) ?? primary
            let found = plan(script, number, font: font, isRightToLeft: isRightToLeft)
            script.emojiPlans[place] = (probe, found.key)
            return found
        }
        let plan = plan(script, number, font: base(script, number), isRightToLeft: isRightToLeft)
        if isRightToLeft { script.basePlans.1 = plan } else { script.basePlans.0 = plan }
        return plan
    }

    private func base(_ script: Script, _ number: UInt8) -> ResolvedFont {
        if let base = script.base { return base }
        // Symbols and Latin stay with the style's own face: one rare letter must not change the rest.
        if number <= ScriptNames.inherited || number == ScriptNames.latin { return primary }
        let found = ScriptNames.exemplar(of: number).flatMap { script.cascade.font(for: $0) } ?? primary
        script.base = found
        return found
    }

    func plan(_ script: Script, _ number: UInt8, font: ResolvedFont, isRightToLeft: Bool) -> ShapingPlan {
        for plan in script.plans
        where plan.font.face === font.face && plan.isRightToLeft == isRightToLeft
            && plan.font.treatment == font.treatment
        {
            return plan
        }
        let hbScript = number == FontCatalog.emojiScript ? ScriptNames.common : number
        let plan = shaper.plan(font, script: hbScript, isRightToLeft: isRightToLeft, key)
        if !plan.smallCaps.isEmpty {
            plan.small = shaper.plan(
                font, script: hbScript, isRightToLeft: isRightToLeft, key,
                reduction: SmallCaps.Reduction(font.face, language: key.language))
        }
        script.plans.append(plan)
        return plan
    }
}
