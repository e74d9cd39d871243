package io.github.terrene.odyssey.card;

import io.github.terrene.odyssey.ability.Ability;
import io.github.terrene.odyssey.effect.CardFilter;
import io.github.terrene.odyssey.effect.TextContext;
import io.github.terrene.odyssey.trait.Affiliation;
import io.github.terrene.odyssey.trait.CardKind;
import io.github.terrene.odyssey.trait.CharacterClass;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** The back of a card: what a seat sees of a card it may not know. It has no abilities and fits no filter, and its numbers mean nothing. */
public final class UnknownCard implements CharacterCard, TerrainCard, AssignableCard {
    UnknownCard() {}

    @Override
    public boolean unknown() {
        return true;
    }

    @Override
    public boolean ofDecks() {
        return false;
    }

    @Override
    public String id() {
        return "?";
    }

    @Override
    public String name() {
        return "a face-down card";
    }

    @Override
    public Array<Ability> abilities() {
        return Array.empty();
    }

    @Override
    public Array<CardKind> kinds() {
        return Array.empty();
    }

    @Override
    public @Nullable CharacterCard asCharacter() {
        return null;
    }

    @Override
    public @Nullable TerrainCard asTerrain() {
        return null;
    }

    @Override
    public @Nullable AssignableCard asAssignable() {
        return null;
    }

    @Override
    public boolean fits(CardFilter filter) {
        return false;
    }

    @Override
    public Profile profile() {
        return Profile.BLANK;
    }

    @Override
    public Array<CharacterClass> classes() {
        return Array.empty();
    }

    @Override
    public Affiliation affiliation() {
        throw new IllegalStateException("nobody may know the affiliation of a face-down card: ask unknown() first");
    }

    @Override
    public int lv() {
        return 0;
    }

    @Override
    public int sp() {
        return 0;
    }

    @Override
    public int hp() {
        return 1;
    }

    @Override
    public int atk() {
        return 0;
    }

    @Override
    public int def() {
        return 0;
    }

    @Override
    public boolean hero() {
        return false;
    }

    @Override
    public boolean token() {
        return false;
    }

    @Override
    public int actions() {
        return 0;
    }

    @Override
    public Array<Gain> xpTree() {
        return Array.empty();
    }

    @Override
    public boolean command() {
        return false;
    }

    @Override
    public boolean ongoing() {
        return false;
    }

    @Override
    public boolean spell() {
        return false;
    }

    @Override
    public boolean trap() {
        return false;
    }

    @Override
    public Array<CharacterClass> classLimit() {
        return Array.empty();
    }

    @Override
    public int idHash() {
        return id().hashCode();
    }

    @Override
    public String inShort() {
        return id();
    }

    @Override
    public String toString() {
        return inShort();
    }

    @Override
    public TextContext surroundings() {
        return TextContext.DISCARDED;
    }
}
