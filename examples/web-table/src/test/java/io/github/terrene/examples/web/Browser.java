package io.github.terrene.examples.web;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;

/** A real browser without a window, in which a person plays. */
final class Browser implements AutoCloseable {
    private static final Duration LONG = Duration.ofSeconds(200);

    /** Waits in the page itself: asking from outside again and again costs three processes more than what is waited for. */
    private static final String WAIT = """
            const [condition, done] = arguments;
            const holds = new Function(`return ${condition}`);
            const until = performance.now() + 30000;
            const look = () => (holds() ? done("came") : performance.now() > until ? done("did not come") : setTimeout(look, 20));
            look();
            """;

    private static final Array<Path> BROWSERS = Array.of(
                    "/usr/bin/chromium", "/usr/bin/google-chrome", "/usr/bin/chromium-browser")
            .map(Path::of);
    private static final Logger LOG = Logger.getLogger("org.openqa.selenium");
    private static final Path DRIVER = Path.of("/usr/bin/chromedriver");

    static {
        // It warns that it has no words for the newest browser, which are not used here.
        LOG.setLevel(Level.SEVERE);
    }

    private final ChromeDriver driver;

    private Browser(ChromeDriver driver) {
        this.driver = driver;
    }

    /** The browser of the system; none if it has none, or no driver for it. */
    static Option<Path> installed() {
        return BROWSERS.find(Files::isExecutable).filter(found -> Files.isExecutable(DRIVER));
    }

    /** Opens the browser of the system. */
    static Browser open() {
        ChromeOptions options = new ChromeOptions();
        options.setBinary(installed().get().toFile());
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--lang=en-US",
                // One process for the pages of all servers: a new one for each would cost a second.
                "--process-per-site",
                "--disable-features=BackForwardCache,site-per-process,IsolateOrigins,ProactivelySwapBrowsingInstance");
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(DRIVER.toFile())
                .build();
        ChromeDriver driver = new ChromeDriver(service, options);
        driver.manage().timeouts().scriptTimeout(LONG);
        return new Browser(driver);
    }

    /**
     * From now on it is the browser of somebody else.
     *
     * @param width of the page, in pixels
     * @param dark whether its user prefers dark colors
     */
    void becomes(int width, int height, boolean dark) {
        driver.manage().window().setSize(new Dimension(width, height));
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"))));
    }

    /** Leaves the page, which from then on asks no server for anything; what it has kept is gone. */
    void leave() {
        script("localStorage.clear()");
        driver.get("about:blank");
    }

    ChromeDriver driver() {
        return driver;
    }

    void go(int port) {
        driver.get("http://localhost:" + port + "/");
        await("form[aria-busy=false] .game");
    }

    /** Waits until something is there. */
    WebElement await(String selector) {
        awaitThat("document.querySelector(`" + selector + "`) !== null");
        return driver.findElement(By.cssSelector(selector));
    }

    Array<WebElement> all(String selector) {
        return Array.ofAll(driver.findElements(By.cssSelector(selector)));
    }

    void click(String selector) {
        await(selector).click();
    }

    /** What a script gives, as a text. */
    String script(String script) {
        return String.valueOf(driver.executeScript(script));
    }

    /** What a script gives after a while, to the function that is its last argument. */
    String scriptThatWaits(String script, Object... arguments) {
        return String.valueOf(driver.executeAsyncScript(script, arguments));
    }

    /** Gives the page a library of the class path, unless it has it. */
    void learns(String name, String file) {
        if (script("return typeof window." + name).equals("undefined")) {
            try (InputStream library = Browser.class.getResourceAsStream(file)) {
                driver.executeScript(new String(library.readAllBytes(), StandardCharsets.UTF_8));
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        }
    }

    /** Waits until a script gives true. */
    void awaitThat(String script) {
        String came = scriptThatWaits(WAIT, script);
        if (!came.equals("came")) {
            throw new AssertionError(script + " " + came);
        }
    }

    /** Chooses a game by its title, and opens a table against a bot. */
    void start(int port, String title) {
        go(port);
        choose(title);
        await("#name").clear();
        await("#name").sendKeys("Anna");
        click("form button.main");
        await(".board .side");
    }

    /** Chooses a game by its title. */
    void choose(String title) {
        driver.findElement(By.xpath("//label[contains(@class,'game')][.//span[normalize-space()='" + title + "']]"))
                .click();
        await("form[aria-busy=false]");
    }

    /** Chooses one of a list, by what stands there. */
    void choose(String words, String list) {
        driver.findElement(By.xpath("//" + list + "/option[normalize-space()='" + words + "']"))
                .click();
    }

    byte[] picture() {
        return driver.getScreenshotAs(OutputType.BYTES);
    }

    @Override
    public void close() {
        driver.quit();
    }
}
