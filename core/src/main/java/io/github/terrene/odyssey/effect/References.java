package io.github.terrene.odyssey.effect;

import io.github.terrene.odyssey.trait.NamedCard;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Seq;

/** What a text refers to, each once, in the order of the text. */
public final class References {
    private LinkedHashSet<Role> roles = LinkedHashSet.empty();
    private LinkedHashSet<PlayerRole> players = LinkedHashSet.empty();
    private LinkedHashSet<CharacterFilter> groups = LinkedHashSet.empty();
    private LinkedHashSet<NamedCard> tokens = LinkedHashSet.empty();
    private LinkedHashSet<NamedCard> terrains = LinkedHashSet.empty();
    private boolean targetTerrain;
    private boolean answered;

    References() {}

    void add(Role role) {
        roles = roles.add(role);
    }

    void add(PlayerRole player) {
        players = players.add(player);
    }

    void add(CharacterFilter group) {
        groups = groups.add(group);
    }

    void addToken(NamedCard token) {
        tokens = tokens.add(token);
    }

    void addTerrain(NamedCard terrain) {
        terrains = terrains.add(terrain);
    }

    void addTargetTerrain() {
        targetTerrain = true;
    }

    void addAnswered() {
        answered = true;
    }

    /** Whether the text refers to the event: to a Character or player in it, or to the ability that it answers. */
    public boolean event() {
        return answered
                || players.contains(PlayerRole.DAMAGED_PLAYER)
                || roles.exists(role -> role != Role.SELF && role != Role.TARGET);
    }

    /** Whether it refers to the ability that it answers. */
    public boolean answered() {
        return answered;
    }

    /** Characters by their roles. */
    public Seq<Role> roles() {
        return roles.toArray();
    }

    /** Whether it refers to a Terrain that is chosen when the ability is activated. */
    public boolean targetTerrain() {
        return targetTerrain;
    }

    /** Players by their roles. */
    public Seq<PlayerRole> players() {
        return players.toArray();
    }

    /** All Characters that fit. */
    public Seq<CharacterFilter> groups() {
        return groups.toArray();
    }

    /** Tokens that are made. */
    public Seq<NamedCard> tokens() {
        return tokens.toArray();
    }

    /** Terrains that are referred to by name. */
    public Seq<NamedCard> terrains() {
        return terrains.toArray();
    }
}
