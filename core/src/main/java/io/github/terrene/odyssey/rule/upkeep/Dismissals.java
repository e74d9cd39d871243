package io.github.terrene.odyssey.rule.upkeep;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.event.Cause;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.event.PartyEvent.CharacterDismissed;
import io.github.terrene.odyssey.event.PlayerEvent.PlayersDamaged;
import io.github.terrene.odyssey.event.PlayerHit;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.damage.Harm;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/** Characters and cards that their player dismisses. */
@Internal
public final class Dismissals {
    private Dismissals() {}

    /** A player dismisses a Character. */
    @Rule("TO-4.16")
    public static void dismiss(Play play, Member member) {
        of(play.table(), member, false).forEach(play::emit);
    }

    /** The events of a dismissal: the Character is discarded with what it held, and its player takes the damage that was on it. */
    @Rule({"TO-4.16", "TO-8.32"})
    public static Array<Event> of(Table table, Member member, boolean cost) {
        Array<Event> dismissed = Array.of(new CharacterDismissed(Harm.departure(table, member), cost));
        if (member.damage() == 0) {
            return dismissed;
        }
        PlayerHit hit = PlayerHit.on(table, member.seat(), member.damage());
        return dismissed.append(new PlayersDamaged(Array.of(hit), new Cause.Dismissal(member.id())));
    }
}
