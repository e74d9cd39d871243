package io.github.terrene.kernel.word;

import io.vavr.collection.Array;

/** The proof of a game that says nothing about its words, but for those that it leaves out. */
final class BareProof extends Proof {
    private final Array<Class<? extends Text>> wordless;

    BareProof(Array<Class<? extends Text>> wordless) {
        super("Odd");
        this.wordless = wordless;
    }

    @Override
    protected Array<Class<? extends Text>> wordless() {
        return wordless;
    }

    @Override
    protected String rule(Text text) {
        return "XX-1";
    }

    @Override
    protected String order() {
        return "XX-2";
    }

    @Override
    public void thisCard() {}

    @Override
    public void inPlay(Selection whom) {}

    @Override
    public void it() {}

    @Override
    public void thatCard() {}

    @Override
    public void filter(Filter filter) {}

    @Override
    public void trigger(Trigger trigger) {}

    @Override
    public void noun(Noun noun) {}

    @Override
    public void changed(Stat stat) {}

    @Override
    public void asked(Selection whose, Stat stat) {}

    @Override
    public void conditional(Statement text) {}

    @Override
    public void moved(Selection whom, Area to) {}

    @Override
    public void taken(Selection whom, Area to) {}

    @Override
    public void fromHand(Text text, int cards) {}

    @Override
    public void chosen(Selection.Chosen chosen) {}

    @Override
    protected boolean changes(Stat stat) {
        return false;
    }
}
