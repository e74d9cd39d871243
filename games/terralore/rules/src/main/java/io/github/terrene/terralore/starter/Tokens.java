package io.github.terrene.terralore.starter;

import static io.github.terrene.terralore.Words.*;

import io.github.terrene.terralore.card.Card;

/** The tokens that the cards of the set make. */
public final class Tokens {
    public static final Card SPROUT = token("Sprout").points(1).build();

    public static final Card LEFT_POST = token("Left Post").points(0).build();

    public static final Card RIGHT_POST = token("Right Post").points(0).build();

    public static final Card BURDEN = token("Burden").points(0).build();

    private Tokens() {}
}
