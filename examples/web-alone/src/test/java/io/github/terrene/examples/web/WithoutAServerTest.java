package io.github.terrene.examples.web;

import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;
import static java.nio.file.StandardOpenOption.APPEND;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.WindowType;

/** The page plays alone: from any host of files, without a network, from a disk. */
@Timeout(300)
class WithoutAServerTest {
    private static final Path SITE = Path.of("target/site");
    private static final Path FILE = Path.of("target/terrene.html");

    /** The service worker has all files. */
    private static final String KEPT =
            "navigator.serviceWorker.ready.then(({ active }) => active.state).then(arguments[0], (problem) => arguments[0](String(problem)))";

    /** So often at least a page is drawn while eleven bots think, unless it has to wait for them. */
    private static final int OFTEN = 5;

    private static Browser browser;
    private StaticHost host;

    @BeforeAll
    static void thereIsABrowser() {
        InABrowser.thereIsABrowser();
        browser = InABrowser.browser;
    }

    @BeforeEach
    void begin() {
        host = StaticHost.of(SITE);
        browser.becomes(InABrowser.WIDE, InABrowser.HIGH, false);
    }

    @AfterEach
    void end() {
        browser.leave();
        host.close();
    }

    /** Opens a table at which bots do not wait. */
    private void start(String game) {
        open(game);
        browser.click("form button.main");
        browser.await(".board .side");
    }

    private void open(String game) {
        browser.driver().get("http://localhost:" + host.port() + "/?pause=0");
        browser.await(".game");
        browser.choose(game);
    }

    /** From now on the site is another one, with something changed in one of its files. */
    private void change(Path folder, String file, String from, String to) throws IOException {
        try (Stream<Path> files = Files.walk(SITE)) {
            for (Path each : (Iterable<Path>) files::iterator) {
                Files.copy(each, folder.resolve(SITE.relativize(each).toString()), REPLACE_EXISTING);
            }
        }
        String before = Files.readString(folder.resolve(file));
        assertThat(before).contains(from);
        Files.writeString(folder.resolve(file), before.replace(from, to));
        host.close();
        host = StaticHost.of(folder);
    }

    private static String log() {
        return browser.script("return document.querySelector('.log').textContent");
    }

    private void networkIsGone() {
        assertThat(browser.scriptThatWaits(KEPT)).startsWith("activ");
        host.close();
    }

    @ParameterizedTest
    @CsvSource({"Terrene Odyssey, 3", "Terralore, 4", "Hobe, 5", "Carnage, 6"})
    void aWholeDuelIsPlayedWithoutANetwork(String game, int chance) {
        start(game);
        networkIsGone();
        assertThat(browser.scriptThatWaits(InABrowser.PLAY.formatted(chance))).isEqualTo("over");
        assertThat(browser.await(".log .ends").getText()).contains("(");
    }

    @Test
    void withoutANetworkThePageOpensAndTheTableGoesOn() {
        start("Hobe");
        browser.await(".choices button");
        String log = log();
        networkIsGone();
        browser.driver().navigate().refresh();
        browser.await(".choices button");
        assertThat(log()).isEqualTo(log);
        browser.click(".home");
        assertThat(browser.await(".kept a").getText()).contains("Hobe");
        InABrowser.hasNoBarriers();
        browser.click(".kept a");
        browser.await(".choices button");
    }

    @Test
    void aPuzzleIsSolvedWithoutANetwork() {
        browser.driver().get("http://localhost:" + host.port() + "/");
        browser.await(".game");
        networkIsGone();
        browser.driver().get("http://localhost:" + host.port() + "/#/puzzle/carnage/4");
        browser.await(".choices button");
        browser.all(".choices button").get(1).click();
        browser.await(".verdict.wrong");
        browser.all(".choices button").get(0).click();
        browser.await(".verdict.right");
        browser.all(".choices button").get(0).click();
        browser.await(".verdict.solved");
    }

    @Test
    void aGameIsLearnedWithoutANetwork() {
        browser.driver().get("http://localhost:" + host.port() + "/");
        browser.await(".game");
        networkIsGone();
        browser.driver().get("http://localhost:" + host.port() + "/#/learn/hobe/4");
        browser.click(".lesson .main");
        browser.awaitThat("document.querySelector('#step').textContent.startsWith('Step 5 of 10')");
        assertThat(browser.await(".since").getText()).isEqualTo("You play Oar Hand.");
    }

    @Test
    void oneFileOnADiskSuffices() {
        host.close();
        browser.driver().get(FILE.toAbsolutePath().toUri() + "?pause=0");
        browser.await(".game");
        browser.choose("Terralore");
        browser.click("form button.main");
        browser.await(".board .side");
        assertThat(browser.scriptThatWaits(InABrowser.PLAY.formatted(7))).isEqualTo("over");
        assertThat(Files.exists(FILE)).isTrue();
    }

    @Test
    void twoWindowsAtOneTableShowTheSame() {
        start("Hobe");
        browser.await(".choices button");
        String address = browser.driver().getCurrentUrl();
        String first = browser.driver().getWindowHandle();
        browser.driver().switchTo().newWindow(WindowType.TAB);
        browser.driver().get(address);
        browser.await(".choices button");
        int before = browser.all(".log li").size();
        browser.click(".choices button");
        browser.awaitThat("document.querySelectorAll('.log li').length > " + before
                + " && document.querySelector('.choices button') !== null");
        String log = log();
        browser.driver().close();
        browser.driver().switchTo().window(first);
        browser.awaitThat("document.querySelector('.log').textContent === `" + log.replace("`", "\\`") + "`");
        browser.await(".choices button");
        browser.click(".choices button");
        browser.awaitThat("document.querySelector('.log').textContent !== `" + log.replace("`", "\\`") + "`");
        assertThat(browser.all(".notice")).isEmpty();
    }

    /**
     * The first move is tried, again and again, where there is too little stack for it: it ends in the middle of the library, which cannot catch
     * that. Then it is carried out, and a trap comes before it is kept.
     */
    @Test
    void afterATrapTheTableGoesOnAsItWasKept(@TempDir Path folder) throws IOException {
        change(
                folder,
                "worker.js",
                "() => tables.answer(wanted)",
                "path.endsWith('/moves') ? () => trapped(() => tables.answer(wanted)) : () => tables.answer(wanted)");
        Files.writeString(folder.resolve("worker.js"), """

                let room = 0; // how many calls fit above the place from where it is tried
                function trapped(what) {
                  if (room) return what();
                  try {
                    crammed(what);
                  } catch {
                    what();
                    tables.written();
                    throw new WebAssembly.RuntimeError("unreachable");
                  }
                }
                function crammed(what) {
                  try {
                    return crammed(what);
                  } catch (full) {
                    if (room < 20 && ++room % 5 === 0) what();
                    throw full;
                  }
                }
                """, APPEND);
        start("Hobe");
        browser.await(".choices button");
        String log = log();
        browser.click(".choices button");
        assertThat(browser.await(".notice").getText()).contains("The game goes on from where it was kept last.");
        assertThat(log()).isEqualTo(log);
        browser.await(".choices button");
        browser.click(".choices button");
        browser.awaitThat("document.querySelector('.log').textContent !== `" + log.replace("`", "\\`") + "`");
        assertThat(browser.all(".notice")).isEmpty();
    }

    @Test
    void aClockRunsOut(@TempDir Path folder) throws IOException {
        change(folder, "clocks.js", "45 * SECOND", "SECOND");
        open("Hobe");
        browser.choose("45 seconds for each move", "select");
        browser.click("form button.main");
        browser.await(".choices button"); // somebody is asked, and does nothing
        int before = browser.all(".log li").size();
        browser.awaitThat("document.querySelectorAll('.log li').length > " + before);
        String log = log();
        browser.driver().navigate().refresh();
        browser.awaitThat("document.querySelector('.log')?.textContent.length >= " + log.length());
        browser.awaitThat("document.querySelectorAll('.log li').length > " + (before + 1));
    }

    @Test
    void aDraftWithElevenBotsDoesNotStopThePage() {
        start("Random Encounter");
        browser.await(".in-hand.movable");
        browser.script("window.drawn = 0; const frame = () => { window.drawn++; requestAnimationFrame(frame); };"
                + " requestAnimationFrame(frame);");
        int cards = browser.all(".in-hand").size();
        browser.click(".in-hand.movable");
        browser.script("window.drawn = 0");
        browser.click(".choices button");
        browser.awaitThat("document.querySelectorAll('.own .hand:first-of-type .in-hand').length === " + (cards - 1));
        assertThat(Integer.parseInt(browser.script("return window.drawn"))).isGreaterThan(OFTEN);
    }

    @Test
    void onceMoreIsPlayedAtTheOtherSeat() {
        start("Terralore");
        assertThat(browser.scriptThatWaits(InABrowser.PLAY.formatted(4))).isEqualTo("over");
        String before = browser.driver().getCurrentUrl();
        browser.script(
                "[...document.querySelectorAll('.tools button')].find((each) => each.textContent.startsWith('Once more')).click()");
        browser.awaitThat("location.href !== '" + before + "' && document.querySelector('.choices button') !== null");
        assertThat(browser.script(
                        "return JSON.parse(localStorage.getItem('seat ' + location.hash.split('/').pop())).seat"))
                .isEqualTo("B");
    }

    @Test
    void aGameThatIsOverIsWatchedFromALink() {
        start("Terralore");
        assertThat(browser.scriptThatWaits(InABrowser.PLAY.formatted(8))).isEqualTo("over");
        int lines = browser.all(".log li").size();
        browser.script(
                "[...document.querySelectorAll('.tools button')].find((each) => each.textContent.startsWith('Replay')).click()");
        String link = browser.await("dialog[open] .invitation").getAttribute("value");
        browser.driver().get("about:blank");
        browser.driver().get(link);
        browser.await(".eyes");
        browser.await(".slider input");
        assertThat(browser.all(".choices button")).isEmpty();
        InABrowser.hasNoBarriers();
        browser.script("const moved = document.querySelector('.slider input'); moved.value = moved.max;"
                + " moved.dispatchEvent(new Event('input'));");
        browser.awaitThat("document.querySelectorAll('.log li').length === " + lines);
        browser.script(
                "[...document.querySelectorAll('.eyes button')].find((each) => each.textContent === 'B').click()");
        browser.awaitThat("document.querySelector('.eyes [aria-pressed=true]')?.textContent === 'B'");
        browser.await(".board .side.own");
    }
}
