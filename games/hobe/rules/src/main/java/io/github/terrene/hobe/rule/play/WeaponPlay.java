package io.github.terrene.hobe.rule.play;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.OwnChoice;
import io.github.terrene.hobe.card.OwnStatement;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.rule.Playing;
import io.github.terrene.hobe.rule.Prompt;
import io.github.terrene.hobe.setup.Options.WeaponTargets;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.trait.Act;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.word.Statement;
import io.vavr.collection.Array;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A Weapon is put on a Battle card in play, its bearer. */
@Rule({"HB-7.15", "HB-7.16", "HB-7.17", "HB-7.18"})
final class WeaponPlay extends CardPlay {
    @Override
    void list(Game game, Seat seat, Playing bare, Listing<Playing> listing) {
        for (int p = 0; p < Players.BOTH.size(); p++) {
            Array<CardInPlay> side = game.table().inPlay(Players.BOTH.get(p));
            for (int i = 0; i < side.size(); i++) {
                if (fits(game, seat, bare.card(), side.get(i), Verdict.SILENT)) {
                    listing.offer(
                            bare.on(Array.of(new OwnChoice.InPlay(side.get(i).number()))));
                }
            }
        }
    }

    @Override
    void conceivable(Game game, Seat seat, Playing bare, Listing<Playing> listing) {
        offerOnEach(game, bare, listing);
    }

    private static @Nullable CardInPlay bearer(Table table, Playing playing) {
        Array<Choice> named = playing.targets();
        return named.size() == 1 && named.head() instanceof OwnChoice.InPlay one ? table.find(one.number()) : null;
    }

    @Override
    boolean placed(Game game, Seat seat, Playing playing, Verdict why) {
        @Nullable CardInPlay bearer = bearer(game.table(), playing);
        return bearer == null
                ? why.no(
                        "HB-7.15/no-bearer",
                        "{card} is put on a Battle card in play",
                        playing.card().name())
                : fits(game, seat, playing.card(), bearer, why);
    }

    private static boolean fits(Game game, Seat seat, Card weapon, CardInPlay bearer, Verdict why) {
        return (bearer.battle() || why.no("HB-7.15/no-bearer", "{card} is put on a Battle card in play", weapon.name()))
                && reachable(game, seat, weapon, bearer, why)
                && free(game, bearer, why)
                && allowed(game.table(), weapon, bearer, why);
    }

    @Rule("HB-7.16")
    private static boolean reachable(Game game, Seat seat, Card weapon, CardInPlay bearer, Verdict why) {
        return bearer.controller().equals(seat)
                || game.options().weaponTargets() == WeaponTargets.ANY
                || weapon.across()
                || why.no(
                        "HB-7.16/not-yours",
                        "{bearer} is not one of your own",
                        bearer.card().name());
    }

    @Rule("HB-7.17")
    private static boolean free(Game game, CardInPlay bearer, Verdict why) {
        return game.table().weapons(bearer.place()).size() < game.options().weaponsPerCard()
                || why.no(
                        "HB-7.17/weapons-full",
                        "{bearer} can bear no more Weapons",
                        bearer.card().name());
    }

    @Rule({"HB-7.18", "HB-7.36"})
    private static boolean allowed(Table table, Card weapon, CardInPlay bearer, Verdict why) {
        return !table.forbids(bearer, Act.BEAR_WEAPON) && isBorneBy(weapon, bearer)
                || why.no(
                        "HB-7.18/cannot-bear",
                        "{bearer} cannot bear {card}",
                        bearer.card().name(),
                        weapon.name());
    }

    private static boolean isBorneBy(Card weapon, CardInPlay bearer) {
        Array<Statement> texts = weapon.continuous();
        for (int i = 0; i < texts.size(); i++) {
            try {
                if (texts.get(i) instanceof OwnStatement own && !own.borneBy(bearer)) {
                    return false;
                }
            } catch (Throwable thrown) {
                throw FaultyEffect.of(weapon.name(), texts.get(i), thrown);
            }
        }
        return true;
    }

    /** The bearer is not a target: what 10.2 keeps out of reach can bear a Weapon. */
    @Override
    boolean aimed(Game game, Seat seat, Playing playing, Verdict why) {
        return true;
    }

    @Override
    void play(Seat seat, Playing playing, Prompt prompt, Play play) {
        CardInPlay bearer = Objects.requireNonNull(bearer(play.table(), playing));
        enter(seat, playing, bearer.place(), prompt, play);
    }
}
