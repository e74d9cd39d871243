package io.github.terrene.testkit.law;

/**
 * How long a test plays on until something ends. What is broken may never end: then the test fails and says so, where it would hang.
 *
 * <pre>{@code
 * Patience patience = new Patience("the game");
 * while (!game.over()) {
 *     patience.decision();
 *     ...
 * }
 * }</pre>
 */
public final class Patience {
    /** More decisions than any game of this library has ever had. */
    static final int MOST = 20_000;

    private final String what;
    private final int most;
    private int decisions;

    /**
     * For one thing that should end.
     *
     * @param what what should end, for the failure: {@code the game}
     */
    public Patience(String what) {
        this(what, MOST);
    }

    /**
     * For one thing that should end soon.
     *
     * @param most after how many decisions at the latest, from 1
     */
    public Patience(String what, int most) {
        this.what = what;
        this.most = most;
    }

    /**
     * One more decision is made.
     *
     * @throws AssertionError if that is too many
     */
    public void decision() {
        if (decisions == most) {
            throw new AssertionError(what + " has not ended after " + most + " decisions");
        }
        decisions++;
    }
}
