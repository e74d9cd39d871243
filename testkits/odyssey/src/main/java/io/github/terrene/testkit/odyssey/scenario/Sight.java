package io.github.terrene.testkit.odyssey.scenario;

import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Seq;
import java.util.Locale;
import java.util.regex.Pattern;

/** What one player sees of a scenario, and was sent since its beginning. */
public final class Sight {
    private final Scenario scenario;
    private final Player player;
    private final View view;
    private final Seq<Event> sent;

    Sight(Scenario scenario, Player player, View view, Seq<Event> sent) {
        this.scenario = scenario;
        this.player = player;
        this.view = view;
        this.sent = sent;
    }

    /** Expects these facts on the table that this player sees. */
    public Scenario then(Fact... facts) {
        scenario.expect(player + " sees", view.table(), facts);
        return scenario;
    }

    /** Expects that neither the view nor any event that was sent to this player names such a card. */
    public Scenario isSilentAbout(Card... cards) {
        for (Card card : cards) {
            Pattern mention = Pattern.compile("(?<![\\w-])(" + Pattern.quote(card.id()) + "|"
                    + Pattern.quote(card.name().toLowerCase(Locale.ROOT)) + ")(?![\\w-])");
            scenario.mustBe(!mentions(mention, view), "the view of " + player + " names " + card.name());
            sent.filter(event -> mentions(mention, event))
                    .forEach(event -> scenario.mustBe(false, player + " was sent " + card.name() + ": " + event));
        }
        return scenario;
    }

    /**
     * Expects that another scenario looks the same to this player: what is seen, what was sent since the beginning, what may be done, and
     * why anything else is refused. So this player learns nothing of how the two differ.
     */
    public Scenario looksLike(Scenario other) {
        scenario.mustLookAlike(player, other);
        return scenario;
    }

    private static boolean mentions(Pattern mention, Object where) {
        return mention.matcher(where.toString().toLowerCase(Locale.ROOT)).find();
    }
}
