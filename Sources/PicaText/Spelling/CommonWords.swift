/// The most frequent words of a language, which rank first among suggestions. Word lists contain no frequencies.
enum CommonWords {
    /// Whether a word is one of a language's common words, ignoring case.
    /// - Parameter language: The language's code, with or without a region.
    static func contains(_ word: String, in language: String) -> Bool {
        words[String(language.prefix { $0 != "_" && $0 != "-" })]?.contains(word.lowercased()) == true
    }

    private static let words = lists.mapValues { Set($0.split(separator: " ").map(String.init)) }

    private static let lists = [
        "en": """
        the be to of and a in that have i it for not on with he as you do at this but his by from they we say her she or \
        an will my one all would there their what so up out if about who get which go me when make can like time no \
        just him know take people into year your good some could them see other than then now look only come its over \
        think also back after use two how our work first well way even new want because any these give day most us is \
        are was were been has had did said made went here where why again always never every before while very much \
        many more such own same still should through down off between both under last long great little thing things \
        man men woman women child children world life hand part place case week company system program question \
        right old big high small large next early young important few public bad able being having doing going
        """,
        "de": """
        der die das und in zu den ist nicht von sie es mit sich auf für ein eine einen einem einer als auch an werden aus \
        er hat dass ich wir ihr nach wird bei noch wie um am sind oder war haben nur aber vor zur bis mehr durch man sein \
        so kann gegen vom können schon wenn habe seine ihre dann unter soll mich uns hier jetzt immer wieder sehr viel \
        gut neue alle keine keinen dieser diese dieses zwischen während über weil denn ohne seit
        """,
        "fr": """
        de la le et les des en un une du est que dans qui par pour au sur pas plus ne se sont ce avec il elle ils nous \
        vous je on mais ou leur leurs son sa ses ces cette été être avoir fait faire comme tout tous toute aussi bien \
        même sans entre après avant deux très peut donc encore toujours jamais quand où depuis ici alors
        """,
        "es": """
        de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha me si sin sobre \
        este ya entre cuando todo esta ser son dos también fue había era muy años hasta desde está mi porque qué sólo \
        han yo hay vez puede todos así nos ni parte tiene él uno donde bien tiempo mismo ese ahora cada siempre nunca
        """,
        "it": """
        di e il la che è a un in non per una sono con mi si ho lo ma ha cosa le ti i da se no ci come al del questo qui \
        bene sei hai della mio tutto te solo anche era lui gli suo perché più molto ancora dove quando sempre fare stato \
        essere quello questa noi loro sua dei nel alla mai prima dopo senza tra
        """,
    ]
}
