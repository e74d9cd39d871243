package io.github.terrene.carnage.scenario;

import io.github.terrene.carnage.Words;
import io.github.terrene.carnage.card.Ability;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Values;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.word.Amount;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.kernel.word.Statement;
import io.github.terrene.kernel.word.Whose;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.function.Function;

/**
 * Cards that differ from a card in one thing: the element, a number, a text that it has not or that says something else. A value in one more
 * element is left out: a scenario would have to try all elements, and the sum of the values of a card is fixed (CG-16.1).
 */
final class ChangedCards {
    private ChangedCards() {}

    static Array<Card> of(Card card) {
        Array<Card> elements = StarterSet.elements()
                .remove(card.element())
                .map(element -> with(card, element, card.level(), card.values(), card.abilities(), card.continuous()));
        Array<Card> levels = card.is(CardKind.LOCATION)
                ? Array.empty()
                : Array.of(card.level() - 1, card.level() + 1)
                        .map(level ->
                                with(card, card.element(), level, card.values(), card.abilities(), card.continuous()));
        Array<Card> values = values(card.values())
                .map(all -> with(card, card.element(), card.level(), all, card.abilities(), card.continuous()));
        Array<Card> abilities = each(card.abilities(), ChangedCards::abilities)
                .map(all -> with(card, card.element(), card.level(), card.values(), all, card.continuous()));
        Array<Card> traits = each(card.continuous(), ChangedCards::<Statement>records)
                .map(all -> with(card, card.element(), card.level(), card.values(), card.abilities(), all));
        return elements.appendAll(levels).appendAll(values).appendAll(abilities).appendAll(traits);
    }

    private static Card with(
            Card card, Element element, int level, Values values, Array<Ability> abilities, Array<Statement> traits) {
        return new Card(card.id(), card.name(), card.premium(), card.kind(), element, level, values, abilities, traits);
    }

    private static Array<Values> values(Values values) {
        return each(
                        values.all(),
                        in -> Array.of(in.number() - 1, in.number() + 1)
                                .filter(number -> number > 0)
                                .map(number -> new Values.In(in.element(), number)))
                .map(Values::new);
    }

    /** All that differs from these parts in one: it is missing, or another. */
    private static <T> Array<Array<T>> each(Array<T> parts, Function<T, Array<T>> changed) {
        return Array.range(0, parts.size())
                .flatMap(i -> changed.apply(parts.get(i))
                        .map(other -> parts.update(i, other))
                        .prepend(parts.removeAt(i)));
    }

    private static Array<Ability> abilities(Ability ability) {
        Array<Ability> effects = each(ability.effects(), ChangedCards::records)
                .filter(Array::nonEmpty)
                .map(all -> new Ability(ability.trigger(), ability.price(), ability.oncePerGame(), all));
        if (!ability.power()) {
            return effects;
        }
        return Array.of(ability.price() - 1, ability.price() + 1)
                .filter(price -> price >= 0)
                .map(price -> new Ability(ability.trigger(), price, ability.oncePerGame(), ability.effects()))
                .append(new Ability(ability.trigger(), ability.price(), !ability.oncePerGame(), ability.effects()))
                .appendAll(effects);
    }

    /** The same effect or trait with one number more or less, for the other player, or without its condition. */
    private static <T> Array<T> records(T record) {
        Array<RecordComponent> components = Array.of(record.getClass().getRecordComponents());
        Array<Object> parts = components.map(component -> value(record, component));
        return Array.range(0, parts.size())
                .flatMap(i -> others(parts.get(i)).map(other -> parts.update(i, other)))
                .map(all -> made(record, components, all));
    }

    private static Array<Object> others(Object part) {
        if (part instanceof Integer number) {
            return Array.<Object>of(number - 1, number + 1).reject(Integer.valueOf(0)::equals);
        } else if (part instanceof Whose whose) {
            return Array.of(whose == Whose.OWN ? Whose.ENEMY : Whose.OWN);
        } else if (part instanceof Amount.Fixed || part instanceof Statement) {
            return records(part);
        } else if (part instanceof Selection.Chosen chosen) {
            return Array.of(new Selection.Chosen(
                    chosen.least(), chosen.most(), chosen.who().of(Words.CARD)));
        }
        return part instanceof Option<?> condition && condition.isDefined() ? Array.of(Option.none()) : Array.empty();
    }

    private static Object value(Object record, RecordComponent component) {
        try {
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    @SuppressWarnings("unchecked")
    private static <T> T made(T record, Array<RecordComponent> components, Array<Object> parts) {
        try {
            Constructor<?> constructor = record.getClass()
                    .getConstructor(components.map(RecordComponent::getType).toJavaArray(Class<?>[]::new));
            return (T) constructor.newInstance(parts.toJavaArray());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
