package io.github.terrene.hobe.effect;

/** The indefinite article. */
final class Article {
    private Article() {}

    static String with(String noun) {
        return ("aeiouAEIOU".indexOf(noun.charAt(0)) >= 0 ? "an " : "a ") + noun;
    }
}
