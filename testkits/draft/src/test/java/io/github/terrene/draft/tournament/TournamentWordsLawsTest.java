package io.github.terrene.draft.tournament;

import io.github.terrene.kernel.Rule;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.testkit.law.Specimen;
import io.github.terrene.testkit.law.word.BoardLaws;
import io.github.terrene.testkit.law.word.WordingLaws;
import io.vavr.collection.Seq;

/** All of a tournament is said in English and in German. */
@Rule("TO-14.19")
class TournamentWordsLawsTest
        implements BoardLaws<TournamentConfig, Tournament, TournamentAction, TournamentEvent, TournamentView> {
    private static final TournamentSpecimen SPECIMEN = new TournamentSpecimen();

    private static final Seq<Wording> LANGUAGES =
            WordingLaws.languages(Arena.RULES.notation().game(), "en", "de");
    private static final Cards CARDS = Cards.of(
            CardForms.STANDARD.of(Card.class), Arena.GAMES.book().catalogue().all(), Card::name);

    @Override
    public Specimen<TournamentConfig, Tournament, TournamentAction, TournamentEvent, TournamentView> specimen() {
        return SPECIMEN;
    }

    @Override
    public Seq<Wording> languages() {
        return LANGUAGES;
    }

    @Override
    public Cards cards() {
        return CARDS;
    }
}
