extension SymbolDrawings {
    static var arrows: KeyValuePairs<String, String> {
        [
            "chevron.right": "s M9 5 16 12 9 19",
            "chevron.left": "=chevron.right flip",
            "chevron.down": "=chevron.right 90",
            "chevron.up": "=chevron.right 270",
            "chevron.compact.right": "s M10 4.5 14 12 10 19.5",
            "chevron.compact.left": "=chevron.compact.right flip",
            "chevron.up.chevron.down": "s M7.5 9 12 4.5 16.5 9 M7.5 15 12 19.5 16.5 15",
            "chevron.left.forwardslash.chevron.right":
                "s M7 7 2.5 12 7 17 M17 7 21.5 12 17 17 M13.75 5 10.25 19",
            "arrow.right": "s M4 12 H20 M13.5 5.5 20 12 13.5 18.5",
            "arrow.left": "=arrow.right flip",
            "arrow.down": "=arrow.right 90",
            "arrow.up": "=arrow.right 270",
            "arrow.up.right": "s M6 18 18 6 M8.5 6 H18 V15.5",
            "arrow.up.left": "=arrow.up.right flip",
            "arrow.down.right": "=arrow.up.right 90",
            "arrow.down.left": "=arrow.up.right 180",
            "arrow.up.arrow.down":
                "s M7.5 19.5 V4.5 M3.75 8.25 7.5 4.5 11.25 8.25 M16.5 4.5 V19.5 M12.75 15.75 16.5 19.5 20.25 15.75",
            "arrow.left.arrow.right": "=arrow.up.arrow.down 270",
            "arrow.left.and.right": "s M3 12 H21 M7.5 7.5 3 12 7.5 16.5 M16.5 7.5 21 12 16.5 16.5",
            "arrow.up.and.down": "=arrow.left.and.right 90",
            "arrow.up.left.and.arrow.down.right":
                "s M4.5 10.5 V4.5 H10.5 M4.5 4.5 10.5 10.5 M19.5 13.5 V19.5 H13.5 M19.5 19.5 13.5 13.5",
            "arrow.down.right.and.arrow.up.left":
                "s M10.25 4.5 V10.25 H4.5 M10.25 10.25 4 4 M13.75 19.5 V13.75 H19.5 M13.75 13.75 20 20",
            "arrow.clockwise": "s A12 12.5 8 15 325 M18.55 3.2 V7.91 H13.85",
            "arrow.counterclockwise": "=arrow.clockwise flip",
            "arrow.triangle.2.circlepath":
                "s A12 12 8 195 325 M18.55 2.9 V7.41 H14 A12 12 8 15 145 M5.45 21.1 V16.59 H10",
            "arrow.2.squarepath":
                "s W3 4.5 15.5 4.5 6 17.5 6 M14.5 3 17.5 6 14.5 9 W3 19.5 8.5 19.5 18 6.5 18 M9.5 15 6.5 18 9.5 21",
            "arrow.3.trianglepath":
                "s W1.5 8.5 8 12 3.5 17 10 M17.5 5.75 17 10 12.8 9.3 W1.5 19 13.5 20.75 18.5 13.25 18.5 "
                + "M16.25 15.5 13.25 18.5 16.25 21.5 W1.5 10 18.5 3.25 18.5 6.6 11.3 M3 12.8 6.6 11.3 8.4 14.6",
            "arrow.uturn.backward": "s M8.5 4.5 4 9 8.5 13.5 M4 9 H14.75 a14.75 14 5 -90 90 H9",
            "arrow.uturn.right": "=arrow.uturn.backward flip",
            "arrowshape.turn.up.left":
                "s M10 5 L3.25 11.25 10 17.5 V14 C14.5 13.8 18.2 15 20.75 18.75 C20.3 12.9 16.6 8.8 10 8.5 Z",
            "arrowshape.turn.up.left.fill":
                "b M10 5 L3.25 11.25 10 17.5 V14 C14.5 13.8 18.2 15 20.75 18.75 C20.3 12.9 16.6 8.8 10 8.5 Z",
            "arrowshape.turn.up.right": "=arrowshape.turn.up.left flip",
            "arrowshape.turn.up.right.fill": "=arrowshape.turn.up.left.fill flip",
            "arrow.triangle.branch":
                "s O6.5 5.25 2.25 O6.5 18.75 2.25 O17.5 7.5 2.25 M6.5 7.5 V16.5 M17.5 9.75 C17.5 14 6.5 11.5 6.5 16.5",
            "return": "s W3 19.5 5 19.5 12.5 4.5 12.5 M9 8 4.5 12.5 9 17",
            "shuffle":
                "s M3 7 H6 C11 7 12 17 17 17 H20.5 M3 17 H6 C7.9 17 9.2 15.6 10.2 13.9 M13 10 C14 8.3 15.2 7 17 7 H20.5 "
                + "M17.75 4.25 20.5 7 17.75 9.75 M17.75 14.25 20.5 17 17.75 19.75",
            "repeat":
                "s W3 3.5 11 3.5 7 20.5 7 M17.5 4 20.5 7 17.5 10 W3 20.5 13 20.5 17 3.5 17 M6.5 14 3.5 17 6.5 20",
            "square.and.arrow.up":
                "s M12 14.5 V2.75 M8.25 6.5 12 2.75 15.75 6.5 W2.75 8 9.5 5 9.5 5 21 19 21 19 9.5 16 9.5",
            "square.and.arrow.down":
                "s M12 2.75 V14.5 M8.25 10.75 12 14.5 15.75 10.75 W2.75 8 8.5 5 8.5 5 21 19 21 19 8.5 16 8.5",
            "square.and.arrow.down.on.square":
                "s M9.75 2.5 V11.5 M6.5 8.25 9.75 11.5 13 8.25 W2.5 6.25 6.5 2.75 6.5 2.75 17 16.75 17 16.75 6.5 13.25 6.5 "
                + "W2.5 19.75 9.25 21.25 9.25 21.25 21 7 21 7 19.75",
            "square.and.arrow.up.fill":
                "b P2.75 5 9.5 19 9.5 19 21 5 21;-s M12 8 V14.5;s M12 14.5 V2.75 M8.25 6.5 12 2.75 15.75 6.5;-s M12 10.5 V14.5",
            "tray.and.arrow.down":
                "s M12 2.75 V11.5 M8.75 8.25 12 11.5 15.25 8.25 W3 6 9 3 14 3 20.5 21 20.5 21 14 18 9 "
                + "M3.25 14.5 H8 C8 18.5 16 18.5 16 14.5 H20.75",
            "tray.and.arrow.down.fill":
                "b P2.5 6 8 18 8 21 14 21 20.5 3 20.5 3 14;-s M2 14.25 H8 C8 18.25 16 18.25 16 14.25 H22;-b R9 6 6 7 1;"
                + "s M12 2.75 V11.5 M8.75 8.25 12 11.5 15.25 8.25",
            "tray.and.arrow.up":
                "s M12 11.5 V2.75 M8.75 6 12 2.75 15.25 6 W3 6 9 3 14 3 20.5 21 20.5 21 14 18 9 "
                + "M3.25 14.5 H8 C8 18.5 16 18.5 16 14.5 H20.75",
            "clock.arrow.circlepath": "s A12 12.5 8 165 -145 M5.45 3.2 V7.91 H10.15 M12 8.5 V12.75 L15 14.5",
            "rectangle.compress.vertical":
                "s M3.5 12 H20.5 M12 2.5 V8.5 M9 5.75 12 8.5 15 5.75 M12 21.5 V15.5 M9 18.25 12 15.5 15 18.25",
            "rectangle.expand.vertical":
                "s M3.5 12 H20.5 M12 8.5 V2.75 M9 5.5 12 2.75 15 5.5 M12 15.5 V21.25 M9 18.5 12 21.25 15 18.5",
            "pointer.arrow.click.2":
                "s P1 10 9.5 20.75 16 16 17 13.5 21.5 M10 2.75 V4.75 M2.75 10 H4.75 M4.9 4.9 6.3 6.3 M15.1 4.9 13.7 6.3 "
                + "M4.9 15.1 6.3 13.7 M19 2.5 V3.75 M21.5 5.5 H20.25 M21 3.25 20.1 4.1",
            "cursorarrow": "s P1 5.5 3.25 19.25 12.5 12.9 13.75 9.5 19.75",
            "location": "s P1 20.5 3.5 13.5 20 11.25 12.75 4 10.5",
            "location.fill": "=location solid",
            "location.north": "s P1 12 2.75 18.75 20.5 12 17.25 5.25 20.5",
            "location.north.fill": "=location.north solid",
            "goforward.plus": "=goforward;s M12 9.5 V15.5 M9 12.5 H15",
            "clear": "s R2.5 5 19 14 3 M9.25 9.25 14.75 14.75 M14.75 9.25 9.25 14.75",
        ]
    }
}
