package io.github.terrene.carnage.effect;

/** A number of things in words. */
final class Counted {
    private Counted() {}

    /** "1 shard", "2 shards". */
    static String of(int number, String noun) {
        return number + " " + (number == 1 ? noun : noun + "s");
    }

    /** "a card", "2 cards". */
    static String cards(int number) {
        return number == 1 ? "a card" : number + " cards";
    }
}
