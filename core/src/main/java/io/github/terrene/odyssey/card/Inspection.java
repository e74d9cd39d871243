package io.github.terrene.odyssey.card;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Fault;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.card.PartCheck;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.odyssey.ability.Ability;
import io.github.terrene.odyssey.ability.PassiveAbility;
import io.github.terrene.odyssey.ability.StormAbility;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.References;
import io.github.terrene.odyssey.trait.NamedCard;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Finds everything that is wrong with the cards of a catalogue, card by card. */
final class Inspection {
    /** The forms of cards, open to the effects of all modules. */
    private static final Forms FORMS = Forms.builder()
            .writtenAs(NamedCard.class, NamedCard.Written.class, NamedCard.Written::of, NamedCard.Written::card)
            .family(Effect.class, Array.empty())
            .build()
            .open();

    private final Array<Card> cards;

    Inspection(Array<Card> cards) {
        this.cards = cards;
    }

    @Rule("TO-1.2")
    Seq<Problem> problems() {
        Array<Card> known = cards.reject(Card::unknown);
        return faceDown()
                .appendAll(Fault.twice(known, Card::id, "cards/same-id", "is the id of several cards"))
                .appendAll(Fault.twice(known, Card::name, "TO-1.2/same-name", "is the name of several cards"))
                .appendAll(known.flatMap(this::of));
    }

    private Array<Problem> faceDown() {
        return cards.exists(Card::unknown)
                ? Array.of(Problem.at("catalogue", "cards/face-down", "the unknown card is not a real card"))
                : Array.empty();
    }

    /** Where something is missing nothing else is asked. An effect of a set that throws something is a problem of its card like any other. */
    private Seq<Problem> of(Card card) {
        try {
            PartCheck parts = PartCheck.of(FORMS.of(Card.class), card, card.name());
            return parts.missing()
                    .orElse(() -> parts.apart(Ability.class, Gain.class)
                            .outOfBounds()
                            .appendAll(faults(card))
                            .appendAll(gains(card))
                            .appendAll(card.abilities().zipWithIndex().flatMap(line -> of(card, line._1, line._2))));
        } catch (Throwable thrown) {
            return faulty(card.name(), FaultyEffect.of(card.name(), card, thrown));
        }
    }

    private static Seq<Problem> faults(Card card) {
        return Fault.in(card, card.name(), CardFaults.CARD)
                .appendAll(faults(CharacterCard.class, card, card.name(), CardFaults.CHARACTER))
                .appendAll(faults(TerrainCard.class, card, card.name(), CardFaults.TERRAIN))
                .appendAll(faults(AssignableCard.class, card, card.name(), CardFaults.ASSIGNABLE));
    }

    private static Seq<Problem> gains(Card card) {
        return card instanceof TerrainCard terrain
                ? terrain.xpTree()
                        .zipWithIndex()
                        .flatMap(tier -> gain(tier._1, card.name() + ", " + (tier._2 + 1) + " XP"))
                : Array.empty();
    }

    private static Seq<Problem> gain(Gain gain, String place) {
        return PartCheck.of(FORMS.of(Gain.class), gain, place).outOfBounds().appendAll(gain.problems(place));
    }

    private Seq<Problem> of(Card card, Ability ability, int number) {
        String place = PrintedEffects.place(card, number);
        try {
            return PartCheck.of(FORMS.of(Ability.class), ability, place)
                    .outOfBounds()
                    .appendAll(of(PrintedAbility.of(card, ability, number), place));
        } catch (FaultyEffect faulty) {
            return faulty(place, faulty);
        }
    }

    private static Seq<Problem> faulty(String place, FaultyEffect faulty) {
        return Array.of(Problem.at(
                place,
                "card/faulty",
                "{why}",
                String.valueOf(faulty.getMessage()).replace(place + ": ", "")));
    }

    private Seq<Problem> of(PrintedAbility<Ability> line, String place) {
        return faults(TriggerAbility.class, line, place, TriggerFaults.ALL)
                .appendAll(faults(PassiveAbility.class, line, place, PassiveFaults.ALL))
                .appendAll(faults(StormAbility.class, line, place, StormFaults.ALL))
                .appendAll(line.reader().problems().distinct())
                .appendAll(missing(place, line.mentioned()));
    }

    private static <T extends Card> Seq<Problem> faults(
            Class<T> kind, Card card, String place, Array<Fault<T>> faults) {
        return kind.isInstance(card) ? Fault.in(kind.cast(card), place, faults) : Array.empty();
    }

    private static <A extends Ability> Seq<Problem> faults(
            Class<A> kind, PrintedAbility<?> line, String place, Array<Fault<PrintedAbility<A>>> faults) {
        return kind.isInstance(line.ability()) ? Fault.in(line.as(kind), place, faults) : Array.empty();
    }

    /** The cards that a text refers to by name and that do not exist. */
    @Rule({"TO-1.5", "TO-1.10"})
    private Seq<Problem> missing(String place, References mentioned) {
        Seq<NamedCard> tokens = mentioned.tokens().reject(this::isToken);
        Seq<NamedCard> terrains = mentioned.terrains().reject(this::isTerrain);
        return tokens.map(token ->
                        Problem.at(place, "TO-1.10/unknown-token", "there is no token {token:card}", token.id()))
                .appendAll(terrains.map(terrain -> Problem.at(
                        place, "TO-1.5/unknown-terrain", "there is no Terrain {terrain:card}", terrain.id())));
    }

    private boolean isToken(NamedCard named) {
        return cards.exists(
                card -> card.id().equals(named.id()) && card instanceof CharacterCard character && character.token());
    }

    private boolean isTerrain(NamedCard named) {
        return cards.exists(card -> card.id().equals(named.id()) && card instanceof TerrainCard);
    }
}
