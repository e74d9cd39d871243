package io.github.terrene.terralore.starter;

import static io.github.terrene.terralore.card.CardBuilder.token;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Card;

/** The tokens that the cards of the set make. */
@Rule({"TL-1.9", "TL-14.4"})
public final class Tokens {
    public static final Card SPROUT = token("Sprout").points(1).build();

    public static final Card LEFT_POST = token("Left Post").points(0).build();

    public static final Card RIGHT_POST = token("Right Post").points(0).build();

    public static final Card BURDEN = token("Burden").points(0).build();

    private Tokens() {}
}
