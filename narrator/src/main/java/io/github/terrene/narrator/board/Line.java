package io.github.terrene.narrator.board;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/** A line of a layout, with those that are indented below it. */
sealed interface Line {
    /** What it draws of what is here. */
    Array<Box> draw(Drawing drawing, Here here);

    /** What it says of the sort of a card, if it is about that. */
    default Option<Sort> sort(Drawing drawing, Here card) {
        return Option.none();
    }

    /** By which number a card stands in the curve of a deck, if it is about that. */
    default Option<Measure> measure(Drawing drawing, Here card) {
        return Option.none();
    }

    /** The path to what it counts; none if it counts nothing. */
    default Option<String> counted() {
        return Option.none();
    }

    /** The name of its label; none if it needs no words of its own. */
    default Option<String> label() {
        return Option.none();
    }

    /** How it says in words what its paths lead to; none if it does not. */
    default Option<String> said() {
        return Option.none();
    }

    /** Where it stands, such as {@code wreckers.layout, line 3}. */
    String where();

    /** What it leads to. */
    Array<String> paths();

    /** Lines below it. */
    default Array<Line> lines() {
        return Array.empty();
    }

    /** {@code sides table.south table.north}: all players, each with what is below. */
    record Sides(
            @Override String where,
            @Override Array<String> paths,
            @Override Array<Line> lines) implements Line {
        @Override
        public Array<Box> draw(Drawing drawing, Here here) {
            return drawing.sides(paths, lines, here);
        }
    }

    /**
     * {@code meter hp: hp minus damage of most}: how many or how much, of how much.
     *
     * @param kind how it is shown
     * @param less what is taken from it
     * @param most out of how much
     * @param notNone whether it is left out if it is 0
     */
    record Number(
            @Override String where,
            Box.Kind kind,
            String name,
            String path,
            Option<String> less,
            Option<String> most,
            boolean notNone)
            implements Line {
        @Override
        public Array<String> paths() {
            return Array.of(path).appendAll(less).appendAll(most);
        }

        @Override
        public Option<String> counted() {
            return Option.some(path);
        }

        /** Not 0 where that is nothing; and on a card only if what it is out of is there. */
        boolean isWorthDrawing(Box box) {
            return !(notNone && box.number().contains(0))
                    && (kind != Box.Kind.FIGURE || box.most().isDefined() == most.isDefined());
        }

        @Override
        public Option<String> label() {
            return Option.some(name);
        }

        @Override
        public Array<Box> draw(Drawing drawing, Here here) {
            return drawing.number(kind, this, here);
        }
    }

    /**
     * {@code pile underworld}, {@code hand hand}: how many cards, and those that are known.
     *
     * @param hand whether it is open to its player alone
     */
    record Pile(@Override String where, boolean hand, String name, String path) implements Line {
        @Override
        public Array<String> paths() {
            return Array.of(path);
        }

        @Override
        public Option<String> label() {
            return Option.some(name);
        }

        @Override
        public Array<Box> draw(Drawing drawing, Here here) {
            return drawing.pile(hand && drawing.isOwn(here) ? Box.Kind.HAND : Box.Kind.PILE, name, path, here);
        }
    }

    /** {@code row attack: attacking.standing attacking.faceDown at ATTACKING}: cards, and what is below. */
    record Row(
            @Override String where,
            String name,
            @Override Array<String> paths,
            Option<String> place,
            @Override Array<Line> lines)
            implements Line {
        @Override
        public Option<String> label() {
            return Option.some(name);
        }

        @Override
        public Array<Box> draw(Drawing drawing, Here here) {
            return Array.of(drawing.row(this, place.map(here::in).getOrElse(here)));
        }
    }

    /**
     * {@code places front: inPlay by place.slot FRONT_0 FRONT_1}: places with what lies there; {@code places posts} numbers them.
     *
     * @param part which part of a thing says where it lies; none if there is one thing in each place
     */
    record Places(
            @Override String where,
            String name,
            String path,
            Option<String> part,
            Array<String> all,
            @Override Array<Line> lines)
            implements Line {
        @Override
        public Array<String> paths() {
            return Array.of(path).appendAll(part);
        }

        @Override
        public Option<String> label() {
            return Option.some(name);
        }

        @Override
        public Array<Box> draw(Drawing drawing, Here here) {
            return Array.of(Box.of(
                    Box.Kind.ROW,
                    drawing.word(name),
                    part.map(by -> drawing.places(this, by, here)).getOrElse(() -> drawing.numbered(this, here))));
        }
    }

    /**
     * {@code mark /stats.reach}, {@code text table.battle as brief}: words, for each element if there are several.
     *
     * @param kind whether they are on a card or on the board
     * @param variant how they are said
     */
    record Words(@Override String where, Box.Kind kind, String path, String variant) implements Line {
        @Override
        public Array<String> paths() {
            return Array.of(path);
        }

        @Override
        public Option<String> said() {
            return Option.some(variant);
        }

        @Override
        public Array<Box> draw(Drawing drawing, Here here) {
            return drawing.words(kind, path, variant, here);
        }
    }

    /**
     * {@code sort body.type kind}: by what cards differ at a glance, the first of these that is there. It draws nothing by itself.
     *
     * @param variant how it is said
     */
    record Sorting(@Override String where, @Override Array<String> paths, String variant) implements Line {
        @Override
        public Array<Box> draw(Drawing drawing, Here here) {
            return Array.empty();
        }

        @Override
        public Option<String> said() {
            return Option.some(variant);
        }

        @Override
        public Option<Sort> sort(Drawing drawing, Here card) {
            return paths.flatMap(card::at)
                    .flatMap(Here::elements)
                    .flatMap(there -> drawing.sort(there, variant))
                    .headOption();
        }
    }

    /**
     * {@code measure cost}: by which number cards stand in the curve of a deck. It draws nothing by itself.
     *
     * @param notNone whether a card on which it is 0 has no such number
     */
    record Measuring(@Override String where, String name, String path, boolean notNone) implements Line {
        @Override
        public Array<String> paths() {
            return Array.of(path);
        }

        @Override
        public Option<String> counted() {
            return Option.some(path);
        }

        @Override
        public Option<String> label() {
            return Option.some(name);
        }

        @Override
        public Array<Box> draw(Drawing drawing, Here here) {
            return Array.empty();
        }

        @Override
        public Option<Measure> measure(Drawing drawing, Here card) {
            return drawing.number(path, card)
                    .filter(number -> !(notNone && number == 0))
                    .map(number -> new Measure(drawing.word(name), number));
        }
    }
}
