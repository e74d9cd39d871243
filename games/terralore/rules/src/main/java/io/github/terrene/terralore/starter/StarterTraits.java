package io.github.terrene.terralore.starter;

import io.github.terrene.terralore.trait.Affinity;
import io.github.terrene.terralore.trait.Tribe;

/** The affinities and tribes of the cards of the {@link StarterSet}. */
public final class StarterTraits {
    /** The affinity of currents. */
    public static final Affinity WATER = new Affinity("Water");

    /** The affinity of growth. */
    public static final Affinity NATURE = new Affinity("Nature");

    /** The affinity of guarding. */
    public static final Affinity LIGHT = new Affinity("Light");

    /** The affinity of hunger. */
    public static final Affinity DARKNESS = new Affinity("Darkness");

    /** The tribe in Water and Nature. */
    public static final Tribe OTTER = new Tribe("Otter");

    /** The tribe in Water and Light. */
    public static final Tribe HERON = new Tribe("Heron");

    /** The tribe in Water and Darkness. */
    public static final Tribe EEL = new Tribe("Eel");

    /** The tribe in Nature and Light. */
    public static final Tribe STAG = new Tribe("Stag");

    /** The tribe in Nature and Darkness. */
    public static final Tribe TOAD = new Tribe("Toad");

    /** The tribe in Light and Darkness. */
    public static final Tribe MOTH = new Tribe("Moth");

    private StarterTraits() {}
}
