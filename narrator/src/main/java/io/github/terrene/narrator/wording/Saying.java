package io.github.terrene.narrator.wording;

import io.vavr.collection.List;

/**
 * What has been said so far, one way of several.
 *
 * @param features of the phrase, and behind them of each slot with which others agree
 * @param pieces the last one first
 */
record Saying(int[] features, List<Piece> pieces) {
    static Saying begin(int features, int agreeing) {
        int[] all = new int[1 + agreeing];
        all[0] = features;
        return new Saying(all, List.empty());
    }

    int own() {
        return features[0];
    }

    int of(int slot) {
        return features[slot + 1];
    }

    /** The same with other features of a slot, or of the phrase for -1. */
    Saying with(int slot, int bits) {
        if (of(slot) == bits) {
            return this;
        }
        int[] other = features.clone();
        other[slot + 1] = bits;
        return new Saying(other, pieces);
    }

    /** The same features, and nothing said. */
    Saying alone() {
        return new Saying(features, List.empty());
    }

    Saying and(Piece piece) {
        return new Saying(features, pieces.prepend(piece));
    }

    Saying and(List<Piece> more) {
        return new Saying(features, pieces.prependAll(more));
    }
}
