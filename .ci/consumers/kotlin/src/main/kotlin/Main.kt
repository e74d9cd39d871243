import io.github.terrene.kernel.Rng
import io.github.terrene.narrator.wording.Known
import io.github.terrene.narrator.wording.Wording
import io.github.terrene.terralore.CardForms
import io.github.terrene.terralore.card.Card
import io.github.terrene.terralore.game.Terralore
import io.github.terrene.terralore.setup.GameConfig
import io.github.terrene.terralore.setup.Options
import io.github.terrene.terralore.starter.ReadyDecks
import io.github.terrene.terralore.starter.StarterSet

/** An app in Kotlin: shows a hand, plays a game of Terralore to its end, and has a move refused after it. */
fun main() {
    val rules = Terralore.of(StarterSet.catalogue())
    val config = GameConfig.of(Options.standard(), ReadyDecks.TIDE_AND_THORN, ReadyDecks.CANDLE_AND_CLAW)
    val start = rules.start(config, 7).getOrElseThrow { problems -> IllegalStateException(problems.mkString("\n")) }
    val english = Wording.of("terralore", "en").get()
    val form = CardForms.STANDARD.of(Card::class.java)
    for (card in rules.view(start.state(), rules.seats(start.state()).head()).own().hand().cards()) {
        println(english.say(form, card, "print", Known.NOTHING).get().text())
    }

    val dice = Rng.of(8).dice()
    var game = start.state()
    var moves = 0
    while (rules.outcome(game).isEmpty) {
        val seat = rules.pending(game).head().seat()
        val action = dice.pick(rules.legal(game, seat).reject(rules::concedes))
        val before = game
        game = rules.apply(before, action).get().state()
        moves++
        if (rules.outcome(game).isDefined) {
            println("${rules.outcome(game).get()} after $moves moves")
            println("then: ${rules.whyNot(game, action).mkString(", ")}")
            check(rules.whyNot(game, action).nonEmpty()) { "a game that is over goes on" }
        }
    }
}
