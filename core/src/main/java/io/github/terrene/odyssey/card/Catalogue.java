package io.github.terrene.odyssey.card;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.CardIndex;
import io.github.terrene.kernel.card.CardInput;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** All cards that may appear in a game, tokens included. */
public final class Catalogue extends CardIndex<Card> {
    /** The Terrain of a player who has no other; it is in every game, but in no deck (14.8, 4.23). */
    @Rule("TO-4.23")
    public static final TerrainCard OPEN_FIELD = OpenField.CARD;

    private final Map<String, String> sets;
    private final Array<CharacterCard> characters;
    private final Array<TerrainCard> terrains;
    private final Array<AssignableCard> assignables;

    private Catalogue(Array<Card> all, Map<String, String> sets) {
        super(all.filter(Card::ofDecks), all.reject(Card::ofDecks));
        this.sets = sets;
        characters = usual(Card::asCharacter);
        terrains = usual(Card::asTerrain);
        assignables = usual(Card::asAssignable);
    }

    private <C extends Card> Array<C> usual(Function<Card, @Nullable C> kind) {
        Array<C> usual = ofKind(cards(), kind);
        return usual.isEmpty() ? ofKind(all(), kind) : usual;
    }

    private static <C extends Card> Array<C> ofKind(Array<Card> cards, Function<Card, @Nullable C> kind) {
        return cards.flatMap(card -> Option.of(kind.apply(card)));
    }

    /**
     * The catalogue of these cards and {@link #OPEN_FIELD}, or everything wrong with them. Each problem names the card and the rule that it
     * breaks, if any. A null in a card, at any depth, is a problem, too, and so is an effect of a set that throws something when it is asked
     * for its words.
     *
     * @throws IllegalArgumentException if a card is null
     */
    public static Either<Seq<Problem>, Catalogue> of(Iterable<? extends Card> cards) {
        return of(cards, Map.of());
    }

    private static Either<Seq<Problem>, Catalogue> of(Iterable<? extends Card> cards, Map<String, String> sets) {
        // Vavr's Array keeps the component type it was created with: a Terrain cannot be appended to an array of
        // Characters
        Array<Card> all = CardInput.<Card>all(cards, "card")
                .toList()
                .remove(OPEN_FIELD)
                .append(OPEN_FIELD)
                .toArray();
        Seq<Problem> problems = new Inspection(all).problems();
        return problems.isEmpty() ? Either.right(new Catalogue(all, sets)) : Either.left(problems);
    }

    /** The catalogue of all cards and tokens of these sets, or everything wrong with them, as {@link #of} reports it. */
    public static Either<Seq<Problem>, Catalogue> ofSets(Iterable<? extends CardSet> sets) {
        List<Card> all = List.empty();
        Map<String, String> names = new LinkedHashMap<>();
        for (CardSet set : CardInput.<CardSet>all(sets, "card set")) {
            Array<Card> cards = CardInput.<Card>all(set.cards(), set.name() + ", card")
                    .appendAll(CardInput.all(set.tokens(), set.name() + ", token"));
            cards.forEach(card -> names.put(card.id(), set.name()));
            all = all.appendAll(cards);
        }
        return of(all, names);
    }

    /** The name of the set that a card belongs to; none if the catalogue was not made from sets. */
    public Option<String> setOf(Card card) {
        return Option.of(sets.get(card.id()));
    }

    /** Whether that very card may appear in a game, be it in decks or not. */
    public boolean knows(Card card) {
        return find(card.id()).contains(card);
    }

    /** The Character or token with that id. */
    public Option<CharacterCard> character(String id) {
        return find(id).flatMap(card -> Option.of(card.asCharacter()));
    }

    /** The cards that can appear in a game with these decks: their cards, copies repeated, all tokens, and {@link #OPEN_FIELD}. */
    public Seq<Card> playedWith(Seq<Deck> decks) {
        return List.<Card>ofAll(decks.flatMap(Deck::cards)).appendAll(all().reject(Card::ofDecks));
    }

    /** The Characters that can be in decks; if there are none, the tokens. */
    public Array<CharacterCard> characters() {
        return characters;
    }

    /** The Terrains that can be in decks; if there are none, Open Field. */
    public Array<TerrainCard> terrains() {
        return terrains;
    }

    /** The Items and Commands that can be in decks; if there are none, any others. */
    public Array<AssignableCard> assignables() {
        return assignables;
    }
}
