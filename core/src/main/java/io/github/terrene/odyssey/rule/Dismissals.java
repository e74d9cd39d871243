package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.event.Cause;
import io.github.terrene.odyssey.event.CharacterDismissed;
import io.github.terrene.odyssey.event.PlayerHit;
import io.github.terrene.odyssey.event.PlayersDamaged;
import io.github.terrene.odyssey.table.Member;
import io.vavr.collection.Array;

/** Characters and cards that their player dismisses. */
final class Dismissals {
    private Dismissals() {}

    /** A Character is discarded with what it held, and its player takes the damage that was on it. */
    @Rule({"TO-4.16", "TO-8.32"})
    static void dismiss(Play play, Member member, boolean cost) {
        play.emit(new CharacterDismissed(Harm.departure(play.table(), member), cost));
        if (member.damage() > 0) {
            PlayerHit hit = new PlayerHit(member.seat(), member.damage());
            play.emit(new PlayersDamaged(Array.of(hit), new Cause.Dismissal(member.id())));
        }
    }
}
