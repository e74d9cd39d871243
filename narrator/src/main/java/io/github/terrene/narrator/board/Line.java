package io.github.terrene.narrator.board;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/** A line of a layout, with those that are indented below it. */
sealed interface Line {
    /** What it draws of what is here. */
    Array<Box> draw(Drawing drawing, Here here);

    /** The key of its label in the language files; none if it needs no words of its own. */
    default Option<String> label() {
        return Option.none();
    }

    /** Lines below it. */
    default Array<Line> lines() {
        return Array.empty();
    }

    /** {@code sides table.south table.north}: all players, each with what is below. */
    record Sides(Array<String> paths, @Override Array<Line> lines) implements Line {
        @Override
        public Array<Box> draw(Drawing drawing, Here here) {
            return drawing.sides(paths, lines, here);
        }
    }

    /** {@code meter Side.deck: deck of options.deckSize}: a number that decides the game. */
    record Meter(String key, String path, Option<String> most) implements Line {
        @Override
        public Option<String> label() {
            return Option.some(key);
        }

        @Override
        public Array<Box> draw(Drawing drawing, Here here) {
            return drawing.count(Box.Kind.METER, key, path, here)
                    .map(box -> box.outOf(most.flatMap(limit -> drawing.number(limit, here))));
        }
    }

    /** {@code count Side.lost: lost}: how many or how much. */
    record Count(String key, String path) implements Line {
        @Override
        public Option<String> label() {
            return Option.some(key);
        }

        @Override
        public Array<Box> draw(Drawing drawing, Here here) {
            return drawing.count(Box.Kind.COUNT, key, path, here);
        }
    }

    /** {@code pile Side.underworld: underworld}: how many cards, and those that are known. */
    record Pile(String key, String path) implements Line {
        @Override
        public Option<String> label() {
            return Option.some(key);
        }

        @Override
        public Array<Box> draw(Drawing drawing, Here here) {
            return drawing.pile(Box.Kind.PILE, key, path, here);
        }
    }

    /** {@code hand Side.hand: hand}: the cards of whoever looks at the board, others' as a pile. */
    record Hand(String key, String path) implements Line {
        @Override
        public Option<String> label() {
            return Option.some(key);
        }

        @Override
        public Array<Box> draw(Drawing drawing, Here here) {
            return drawing.pile(drawing.isOwn(here) ? Box.Kind.HAND : Box.Kind.PILE, key, path, here);
        }
    }

    /** {@code row Lane.ATTACKING: attacking.standing attacking.faceDown at ATTACKING}: cards, and what is below. */
    record Row(
            String key,
            Array<String> paths,
            Option<String> place,
            @Override Array<Line> lines) implements Line {
        @Override
        public Option<String> label() {
            return Option.some(key);
        }

        @Override
        public Array<Box> draw(Drawing drawing, Here here) {
            return Array.of(drawing.row(this, place.map(here::in).getOrElse(here)));
        }
    }

    /** {@code places Row.FRONT: inPlay by place.slot FRONT_0 FRONT_1}: places with what lies there; {@code places Side.posts: posts} numbers them. */
    record Places(
            String key,
            String path,
            Option<String> part,
            Array<String> all,
            @Override Array<Line> lines) implements Line {
        @Override
        public Option<String> label() {
            return Option.some(key);
        }

        @Override
        public Array<Box> draw(Drawing drawing, Here here) {
            return Array.of(Box.of(
                    Box.Kind.ROW,
                    drawing.word(key),
                    part.map(by -> drawing.places(this, by, here)).getOrElse(() -> drawing.numbered(this, here))));
        }
    }

    /** {@code figure Stats.attack: /stats.attack}: a number or a word on a card. */
    record Figure(String key, String path, Option<String> most) implements Line {
        @Override
        public Option<String> label() {
            return Option.some(key);
        }

        @Override
        public Array<Box> draw(Drawing drawing, Here here) {
            return drawing.figure(this, here);
        }
    }

    /** {@code mark /stats.reach}, {@code mark held as mark}: words on a card, for each element if there are several. */
    record Mark(String path, String variant) implements Line {
        @Override
        public Array<Box> draw(Drawing drawing, Here here) {
            return drawing.words(Box.Kind.MARK, path, variant, here);
        }
    }

    /** {@code text table.battle}: words on the board, for each element if there are several. */
    record Text(String path, String variant) implements Line {
        @Override
        public Array<Box> draw(Drawing drawing, Here here) {
            return drawing.words(Box.Kind.TEXT, path, variant, here);
        }
    }
}
