package io.github.terrene.forms.sample;

/** A value with a builder, as Immutables writes it. */
public interface Envelope {
    /** How many there are. */
    @Told(colour = Pair.Colour.RED, truth = false)
    int stamps();

    /** Makes one. */
    static Maker builder() {
        return new Maker(0);
    }

    /**
     * Makes envelopes.
     *
     * @param stamps how many stamps they have
     */
    record Maker(int stamps) {
        /** Sets the stamps. */
        public Maker stamps(int many) {
            return new Maker(many);
        }

        /** The envelope. */
        public Envelope build() {
            return () -> stamps;
        }
    }
}
