package io.github.terrene.draft;

import io.github.terrene.draft.picking.DraftSpecimen;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.kernel.Rule;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.testkit.law.Specimen;
import io.github.terrene.testkit.law.word.BoardLaws;
import io.github.terrene.testkit.law.word.WordingLaws;
import io.vavr.collection.Seq;

/** All of an encounter is said in English and in German. */
@Rule("TO-14.19")
class EncounterWordsLawsTest
        implements BoardLaws<DraftConfig, Encounter, EncounterAction, EncounterEvent, EncounterView> {
    private static final EncounterSpecimen SPECIMEN = new EncounterSpecimen();

    private static final Seq<Wording> LANGUAGES =
            WordingLaws.languages(EncounterSpecimen.RULES.notation().game(), "en", "de");
    private static final Cards CARDS =
            Cards.of(CardForms.STANDARD.of(Card.class), DraftSpecimen.CATALOGUE.all(), Card::name);

    @Override
    public Specimen<DraftConfig, Encounter, EncounterAction, EncounterEvent, EncounterView> specimen() {
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
