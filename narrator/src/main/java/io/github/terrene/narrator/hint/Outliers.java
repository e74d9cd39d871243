package io.github.terrene.narrator.hint;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.kernel.text.Placed;
import io.github.terrene.kernel.word.Amount;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/**
 * Finds numbers that are far from those that other cards have at the same place.
 *
 * @param numbers the numbers of all cards, by what they are numbers of, each with the name of its card: prints of a card have one
 */
record Outliers(Map<String, Array<Tuple2<String, Integer>>> numbers) {
    /** Fewer cards say too little about what is usual. */
    private static final int FEW = 8;

    static Outliers among(Array<ReadCard> cards) {
        Map<String, Array<Tuple2<String, Integer>>> numbers = LinkedHashMap.empty();
        for (ReadCard card : cards) {
            for (Placed part : card.parts().filter(each -> each.value() instanceof Integer)) {
                String of = key(card, part);
                numbers =
                        numbers.put(of, numbers.getOrElse(of, Array.empty()).append(new Tuple2<>(card.name(), (Integer)
                                part.value())));
            }
        }
        return new Outliers(numbers);
    }

    /** Of what it is the number: of a part of which sort of text. */
    private static String key(ReadCard card, Placed part) {
        Option<Placed> whole = card.around(part);
        boolean amount = whole.exists(each -> each.value() instanceof Amount);
        return whole.map(Outliers::type).getOrElse("") + "." + part.name() + (amount ? key(card, whole.get()) : "");
    }

    private static String type(Placed part) {
        Object value = part.value();
        return value == null ? "" : value.getClass().getName();
    }

    Array<Rejection> of(ReadCard card) {
        return card.parts()
                .flatMap(part -> part.value() instanceof Integer number ? far(card, part, number) : Option.none());
    }

    private Option<Rejection> far(ReadCard card, Placed part, int number) {
        Array<Integer> others = numbers.getOrElse(key(card, part), Array.empty())
                .filter(each -> !each._1.equals(card.name()))
                .map(Tuple2::_2);
        if (others.size() < FEW) {
            return Option.none();
        }
        int least = others.min().get();
        int most = others.max().get();
        int far = Math.max(1, most - least);
        return Option.when(
                number > most + far || number < least - far,
                () -> Rejection.of(
                        "hint/unusual-number",
                        "{what} is {number:number}, and on all other cards from {least:number} to {most:number}",
                        called(part),
                        number,
                        least,
                        most));
    }

    private static String called(Placed part) {
        return part.said(Bounded.class)
                .map(Bounded::called)
                .filter(name -> !name.isEmpty())
                .getOrElse(part.name());
    }
}
