import PicaGraph
import PicaViews
import Testing

@testable import PicaLabels

@MainActor @Suite("The symbols that apps use most") struct CommonSymbolsTests {
    /// By the sources of public apps, of which these are the commonest three hundred.
    private static let common = """
        1.circle 1.circle.fill 2.circle antenna.radiowaves.left.and.right apple.logo archivebox
        arrow.2.squarepath arrow.3.trianglepath arrow.clockwise arrow.clockwise.circle
        arrow.clockwise.circle.fill arrow.counterclockwise arrow.down arrow.down.circle arrow.down.circle.fill
        arrow.down.doc arrow.down.right.and.arrow.up.left arrow.forward arrow.left arrow.left.and.right
        arrow.left.arrow.right arrow.right arrow.right.circle.fill arrow.triangle.2.circlepath
        arrow.triangle.2.circlepath.circle arrow.triangle.branch arrow.up arrow.up.and.down arrow.up.arrow.down
        arrow.up.circle.fill arrow.up.forward.square arrow.up.left.and.arrow.down.right arrow.up.right
        arrow.up.right.square arrow.uturn.backward arrow.uturn.backward.circle.fill arrow.uturn.left
        arrowshape.turn.up.left arrowshape.turn.up.left.fill at b.circle.fill backward.fill bell bell.badge
        bell.badge.fill bell.fill bolt bolt.fill book bookmark bookmark.fill books.vertical box.truck
        bubble.left.and.bubble.right bubble.left.and.bubble.right.fill bubble.right calendar camera camera.fill
        captions.bubble cart character.cursor.ibeam chart.bar chart.bar.fill chart.bar.xaxis checklist checkmark
        checkmark.circle checkmark.circle.fill checkmark.seal checkmark.seal.fill checkmark.shield
        checkmark.square checkmark.square.fill chevron.backward chevron.compact.right chevron.down
        chevron.down.circle.fill chevron.forward chevron.left chevron.right chevron.right.circle chevron.up
        chevron.up.chevron.down circle circle.fill clock clock.arrow.circlepath clock.fill cloud cloud.fill
        coloncurrencysign.circle.fill command cpu cube.box cup.and.saucer.fill curlybraces cursorarrow
        desktopcomputer dice doc doc.badge.plus doc.fill doc.on.clipboard doc.on.doc doc.plaintext doc.text
        doc.text.magnifyingglass eject ellipsis ellipsis.circle envelope envelope.fill exclamationmark.bubble
        exclamationmark.circle exclamationmark.circle.fill exclamationmark.magnifyingglass
        exclamationmark.triangle exclamationmark.triangle.fill externaldrive eye eye.fill eye.slash eyeglasses
        face.smiling figure.run film flag flag.fill flask folder folder.badge.gearshape folder.badge.plus
        folder.fill fork.knife forward.fill gear gearshape gearshape.2 gearshape.fill globe hammer hammer.fill
        hand.raised hand.raised.fill hand.thumbsup hare hare.fill heart heart.circle heart.circle.fill
        heart.fill hourglass.bottomhalf.fill hourglass.tophalf.fill house house.fill icloud.and.arrow.down
        infinity info.circle info.circle.fill internaldrive k.circle.fill key key.fill keyboard l.circle.fill
        ladybug largecircle.fill.circle leaf leaf.fill lightbulb lightbulb.fill line.3.horizontal
        line.3.horizontal.decrease line.3.horizontal.decrease.circle line.horizontal.3
        line.horizontal.3.decrease line.horizontal.3.decrease.circle link list.bullet list.bullet.rectangle
        location.fill lock lock.fill lock.shield macwindow magnifyingglass map message mic mic.fill minus
        minus.circle minus.circle.fill moon moon.fill mug multiply.circle.fill music.note music.note.list
        network network.badge.shield.half.filled number o.circle.fill paintbrush paintpalette paperplane
        paperplane.fill pause pause.circle.fill pause.fill pencil pencil.and.scribble pencil.circle
        pencil.circle.fill pencil.line person person.2 person.2.fill person.3 person.badge.minus
        person.badge.plus person.circle person.circle.fill person.crop.circle person.crop.circle.badge.xmark
        person.crop.circle.fill person.fill photo photo.on.rectangle.angled pin pin.fill pin.slash play
        play.circle play.circle.fill play.fill plus plus.circle plus.circle.fill power puzzlepiece.extension
        qrcode.viewfinder questionmark questionmark.circle questionmark.circle.fill quote.bubble r.circle.fill
        rectangle.3.group rectangle.compress.vertical rectangle.connected.to.line.below rectangle.dashed
        rectangle.expand.vertical rectangle.on.rectangle repeat safari scope seal server.rack shippingbox
        shuffle sidebar.left slider.horizontal.3 sparkle sparkles speaker speaker.slash speaker.slash.fill
        speaker.wave.2 speaker.wave.2.fill square square.and.arrow.down square.and.arrow.up square.and.pencil
        square.fill square.grid.2x2 square.on.square square.split.2x1 star star.circle star.circle.fill
        star.fill stop stop.circle stop.fill sun.max sun.max.fill sun.min swift tag terminal testtube.2
        text.alignleft text.append text.badge.plus text.bubble textformat timer tortoise tortoise.fill trash
        trash.fill tray.and.arrow.down tray.and.arrow.down.fill tray.fill video video.fill wand.and.stars
        waveform wifi wifi.slash wrench.and.screwdriver x.circle x.circle.fill xmark xmark.circle
        xmark.circle.fill xmark.square
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    /// Logos of Apple and others, which only they may draw.
    private static let trademarks: Set<String> = ["apple.logo", "swift"]

    @Test("have drawings") func common() {
        let missing = Set(Self.common.filter { Symbol.named($0) == nil })
        #expect(missing.subtracting(Self.trademarks).isEmpty, "\(missing)")
    }

    @Test("of objects, devices and nature have drawings, also in circles; outlines can be filled")
    func variants() {
        for group in [SymbolDrawings.devices, SymbolDrawings.nature, SymbolDrawings.home] {
            for (name, _) in group {
                for variant in [name, name + ".circle", name + ".circle.fill", name + ".slash"] {
                    #expect(Symbol.named(variant) != nil, "\(variant)")
                    #expect(Symbol.named(variant, isMirrored: true) != nil, "\(variant)")
                }
            }
        }
        for name in SymbolDrawings.outlines { #expect(Symbol.named(name + ".fill") != nil, "\(name)") }
    }
}
