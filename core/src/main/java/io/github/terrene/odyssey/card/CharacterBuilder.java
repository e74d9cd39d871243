package io.github.terrene.odyssey.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.trait.Affiliation;
import io.github.terrene.odyssey.trait.CharacterClass;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Builds a Character or a token. */
@Rule({"TO-1.2", "TO-1.10"})
public final class CharacterBuilder extends CardBuilder<CharacterBuilder> {
    private final boolean token;
    private boolean hero;
    private Option<Affiliation> affiliation = Option.none();
    private Array<CharacterClass> classes = Array.empty();
    private Array<Integer> stats = Array.empty();

    /** For {@code Words.character} and {@code token} only. */
    public CharacterBuilder(String name, boolean token) {
        super(name);
        this.token = token;
    }

    @Override
    CharacterBuilder self() {
        return this;
    }

    /** Its affiliation and its classes, at least one. */
    public CharacterBuilder of(Affiliation one, CharacterClass... anyOf) {
        require(anyOf.length > 0, "a Character must have a class");
        affiliation = Option.of(one);
        classes = Array.of(anyOf);
        return this;
    }

    /**
     * Its numbers. {@link Catalogue#of} says whether they make sense.
     *
     * @param lv level, from 0 to 20
     * @param sp supply, from 0 to 20
     * @param hp hit points, from 1 to 999
     * @param atk attack, from 0 to 999
     * @param def defense, from 0 to 999
     */
    public CharacterBuilder stats(int lv, int sp, int hp, int atk, int def) {
        stats = Array.of(lv, sp, hp, atk, def);
        return this;
    }

    /** The Character is a Hero: at most one in a deck (2.2). */
    public CharacterBuilder hero() {
        require(!token, "a token cannot be a Hero: Heroes are counted in decks, where there are no tokens");
        hero = true;
        return this;
    }

    @Override
    public CharacterCard build() {
        require(affiliation.isDefined(), "set its affiliation and its classes: of(...)");
        require(!stats.isEmpty(), "set its numbers: stats(...)");
        return CharacterCard.builder()
                .id(id())
                .name(name())
                .abilities(abilities())
                .classes(classes)
                .affiliation(affiliation.get())
                .lv(stats.get(0))
                .sp(stats.get(1))
                .hp(stats.get(2))
                .atk(stats.get(3))
                .def(stats.get(4))
                .hero(hero)
                .token(token)
                .build();
    }
}
