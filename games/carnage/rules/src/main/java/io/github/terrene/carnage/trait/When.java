package io.github.terrene.carnage.trait;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Moment;

/** What has to happen for an ability to happen. */
@Rule("CG-12.20")
public enum When implements Moment {
    /** Its player uses it, as an action: the power of a Legend or Relic. */
    @Rule("CG-6.5")
    USED,
    /** A card was placed in the realm, the nest or the spearhead. */
    @Rule({"CG-6.6", "CG-6.9", "CG-6.10"})
    PLACED,
    /** A Legend or Monster was beaten. */
    @Rule("CG-8.7")
    BEATEN,
    /** A Legend ascends. */
    @Rule("CG-9.5")
    ASCENDS,
    /** A player attacks. */
    @Rule("CG-7.1")
    ATTACKS,
    /** A player wins a duel, or an invasion. */
    @Rule("CG-8.10")
    WINS_DUEL,
    /** A player draws a card from the Companion or Adventure deck. */
    @Rule("CG-5.3")
    DRAWS,
    /** A turn starts. */
    @Rule("CG-5.11")
    START_OF_TURN,
    /** A turn ends. */
    @Rule("CG-5.11")
    END_OF_TURN;

    /** Whether it happens to a player, and not to a card. */
    public boolean ofPlayer() {
        return compareTo(ATTACKS) >= 0;
    }

    /** Whether it can happen to a card of that kind. */
    public boolean happensTo(CardKind kind) {
        return switch (this) {
            case USED -> kind == CardKind.LEGEND || kind == CardKind.RELIC;
            case PLACED -> kind != CardKind.UNKNOWN;
            case BEATEN -> kind.fights();
            case ASCENDS -> kind == CardKind.LEGEND;
            default -> false;
        };
    }
}
