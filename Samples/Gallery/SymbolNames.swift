/// The icons that have a drawing of their own, and some that are composed of others.
enum SymbolNames {
    struct Group: Identifiable {
        let name: String
        let names: [String]
        var id: String { name }
    }

    static let groups = [
        Group(
            name: "Arrows",
            names: [
                "chevron.right", "chevron.left", "chevron.down", "chevron.up", "chevron.forward",
                "chevron.backward", "chevron.compact.right", "chevron.compact.left",
                "chevron.up.chevron.down", "chevron.left.forwardslash.chevron.right", "arrow.right",
                "arrow.left", "arrow.down", "arrow.up", "arrow.forward", "arrow.backward",
                "arrow.up.right", "arrow.up.left", "arrow.down.right", "arrow.down.left",
                "arrow.up.forward", "arrow.up.arrow.down", "arrow.left.arrow.right", "arrow.swap",
                "arrow.left.and.right", "arrow.up.and.down", "arrow.up.left.and.arrow.down.right",
                "arrow.down.right.and.arrow.up.left", "arrow.clockwise", "arrow.counterclockwise",
                "goforward", "gobackward", "arrow.triangle.2.circlepath", "arrow.2.circlepath",
                "arrow.2.squarepath", "arrow.3.trianglepath", "arrow.uturn.backward", "arrow.uturn.left",
                "arrow.uturn.right", "arrow.uturn.forward", "arrowshape.turn.up.left",
                "arrowshape.turn.up.left.fill", "arrowshape.turn.up.right",
                "arrowshape.turn.up.right.fill", "arrow.triangle.branch", "return", "shuffle", "repeat",
                "square.and.arrow.up", "square.and.arrow.down", "square.and.arrow.down.on.square",
                "pointer.arrow.click.2", "square.and.arrow.up.fill",
                "tray.and.arrow.down", "tray.and.arrow.down.fill", "tray.and.arrow.up",
                "clock.arrow.circlepath", "rectangle.compress.vertical", "rectangle.expand.vertical",
                "cursorarrow", "location", "location.fill", "location.north", "location.north.fill",
                "goforward.plus", "clear",
            ]),
        Group(
            name: "Marks and Frames",
            names: [
                "plus", "minus", "xmark", "multiply", "divide", "equal", "checkmark", "ellipsis",
                "exclamationmark", "questionmark", "info", "number", "at", "infinity", "command", "option",
                "shift", "control", "space", "power", "sparkle", "sparkles", "curlybraces", "circle",
                "circle.fill", "circle.dashed", "circlebadge", "circlebadge.fill",
                "largecircle.fill.circle", "record.circle", "record.circle.fill", "square", "square.fill",
                "square.dashed", "app", "app.fill", "rectangle", "rectangle.fill", "rectangle.dashed",
                "capsule", "capsule.fill", "triangle", "triangle.fill", "diamond", "diamond.fill",
                "octagon", "octagon.fill", "hexagon", "hexagon.fill", "seal", "seal.fill", "shield",
                "shield.fill", "star", "star.fill", "heart", "heart.fill", "square.grid.2x2",
                "square.grid.2x2.fill", "square.grid.3x3", "square.split.2x1", "square.on.square",
                "plus.square.on.square", "rectangle.on.rectangle", "plus.rectangle.on.rectangle",
                "square.stack", "rectangle.stack", "rectangle.stack.fill", "square.3.layers.3d",
                "rectangle.3.group", "rectangle.connected.to.line.below", "crop", "viewfinder",
                "selection.pin.in.out", "scope",
                "cube", "cube.fill",
            ]),
        Group(
            name: "Media and Weather",
            names: [
                "play", "play.fill", "pause", "pause.fill", "stop", "stop.fill", "forward", "forward.fill",
                "backward", "backward.fill", "eject", "eject.fill", "speaker", "speaker.fill",
                "speaker.wave.1", "speaker.wave.2", "speaker.wave.2.fill", "speaker.wave.3",
                "speaker.wave.3.fill", "mic", "mic.fill", "waveform", "music.note", "music.note.list",
                "film", "video", "video.fill", "camera", "camera.fill", "photo", "photo.fill",
                "photo.on.rectangle", "photo.on.rectangle.angled", "memories", "pip.enter",
                "captions.bubble", "captions.bubble.fill", "sun.max", "sun.max.fill", "sun.min", "sunrise",
                "moon", "moon.fill", "moon.stars.fill", "cloud", "cloud.fill", "icloud", "icloud.fill",
                "icloud.and.arrow.down", "icloud.and.arrow.up", "bolt", "bolt.fill", "drop", "drop.fill",
                "flame", "flame.fill", "leaf", "leaf.fill",
            ]),
        Group(
            name: "People and Messages",
            names: [
                "person", "person.fill", "person.2", "person.2.fill", "person.3", "person.3.fill",
                "person.crop.circle", "person.crop.circle.fill", "person.circle", "person.circle.fill",
                "person.crop.square", "face.smiling", "face.smiling.fill", "figure.run", "hand.raised",
                "hand.draw", "bird", "bird.fill", "allergens",
                "hand.raised.fill", "hand.thumbsup", "hand.thumbsup.fill", "hand.thumbsdown",
                "hand.thumbsdown.fill", "bubble", "bubble.fill", "bubble.left", "bubble.left.fill",
                "bubble.right", "bubble.right.fill", "message", "message.fill", "text.bubble",
                "text.bubble.fill", "quote.bubble", "quote.bubble.fill", "bubble.left.and.bubble.right",
                "bubble.left.and.bubble.right.fill", "envelope", "envelope.fill", "envelope.open",
                "paperplane", "paperplane.fill", "phone", "phone.fill", "bell", "bell.fill",
            ]),
        Group(
            name: "Places and Travel",
            names: [
                "house", "house.fill", "building.2", "globe", "network",
                "network.badge.shield.half.filled", "safari", "map", "mappin", "mappin.and.ellipse",
                "airplane", "car", "car.fill", "box.truck", "fork.knife", "cup.and.saucer",
                "cup.and.saucer.fill", "mug", "mug.fill", "cart", "cart.fill", "trophy", "trophy.fill",
                "flag", "flag.fill", "antenna.radiowaves.left.and.right", "dot.radiowaves.left.and.right",
                "wifi", "cellularbars", "lifepreserver", "lifepreserver.fill", "spigot",
            ]),
        Group(
            name: "Text and Documents",
            names: [
                "line.3.horizontal", "line.horizontal.3", "line.3.horizontal.decrease",
                "line.horizontal.3.decrease", "list.bullet", "list.dash", "list.number",
                "list.dash.header.rectangle", "list.bullet.rectangle", "checklist", "text.alignleft",
                "text.alignright", "text.aligncenter", "text.justify", "text.append", "text",
                "text.magnifyingglass", "textformat", "textformat.size", "textformat.size.smaller",
                "textformat.size.larger", "doc.viewfinder", "doc.viewfinder.fill", "bold", "italic",
                "underline",
                "strikethrough", "character.cursor.ibeam", "quote.opening", "slider.horizontal.3", "doc",
                "doc.fill", "doc.text", "doc.text.fill", "doc.plaintext", "doc.on.doc", "doc.on.doc.fill",
                "document.on.document", "doc.text.magnifyingglass", "arrow.down.doc", "note.text",
                "newspaper", "clipboard", "doc.on.clipboard", "scroll", "book", "book.fill",
                "books.vertical", "bookmark", "bookmark.fill", "pencil", "pencil.line",
                "pencil.and.scribble", "square.and.pencil", "eraser", "delete.left", "delete.left.fill",
            ]),
        Group(
            name: "Things",
            names: [
                "magnifyingglass", "magnifyingglass.fill", "plus.magnifyingglass", "minus.magnifyingglass",
                "trash", "trash.fill", "xmark.bin", "gearshape", "gearshape.fill", "gear", "gearshape.2",
                "clock", "clock.fill", "timer", "alarm", "hourglass", "hourglass.bottomhalf.fill",
                "hourglass.tophalf.fill", "eye", "eye.fill", "eyeglasses", "link", "paperclip", "folder",
                "folder.fill", "archivebox", "archivebox.fill", "tray", "tray.fill", "shippingbox",
                "shippingbox.fill", "cube.box", "calendar", "lock", "lock.fill", "lock.open",
                "lock.open.fill", "key", "key.fill", "tag", "tag.fill", "pin", "pin.fill", "keyboard",
                "computermouse", "computermouse.fill", "terminal", "terminal.fill", "macwindow",
                "sidebar.left", "sidebar.right", "display", "desktopcomputer", "cpu", "memorychip",
                "internaldrive", "internaldrive.fill", "externaldrive", "externaldrive.fill",
                "server.rack", "wrench", "wrench.and.screwdriver", "hammer", "hammer.fill", "paintbrush",
                "paintpalette", "eyedropper", "eyedropper.halffull", "scissors", "wand.and.stars",
                "lightbulb", "lightbulb.fill", "flask", "flask.fill", "puzzlepiece.extension",
                "puzzlepiece.extension.fill", "chart.bar", "chart.bar.fill", "chart.bar.xaxis",
                "chart.line.uptrend.xyaxis", "dice", "qrcode", "qrcode.viewfinder", "testtube.2",
                "tortoise", "tortoise.fill", "hare", "hare.fill", "crown", "gift", "creditcard",
                "creditcard.fill", "printer", "ladybug",
            ]),
        Group(
            name: "Composed Symbols",
            names: [
                "folder.fill.badge.person.crop",
                "plus.circle", "plus.circle.fill", "checkmark.seal", "checkmark.seal.fill",
                "xmark.octagon", "exclamationmark.triangle", "exclamationmark.triangle.fill",
                "info.circle", "questionmark.circle", "questionmark.square.dashed", "heart.circle.fill",
                "star.square", "1.circle", "2.circle.fill", "a.square", "bell.slash", "mic.slash.fill",
                "eye.slash", "wifi.slash", "folder.badge.plus", "person.badge.plus", "bell.badge",
            ]),
    ]
}
