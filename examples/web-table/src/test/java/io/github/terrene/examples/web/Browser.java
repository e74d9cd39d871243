package io.github.terrene.examples.web;

import io.vavr.collection.Array;
import io.vavr.control.Option;
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
import org.openqa.selenium.WebDriver;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.support.ui.WebDriverWait;

/** A real browser without a window, in which a person plays. */
final class Browser implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final Duration LONG = Duration.ofSeconds(200);
    /** How often it is looked whether something has come: seldom is half a second, which adds up. */
    private static final Duration OFTEN = Duration.ofMillis(20);

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
                "--lang=en-US");
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(DRIVER.toFile())
                .build();
        return new Browser(new ChromeDriver(service, options));
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

    /** Leaves the page, which from then on asks no server for anything. */
    void leave() {
        driver.get("about:blank");
    }

    WebDriver driver() {
        return driver;
    }

    void go(int port) {
        driver.get("http://localhost:" + port + "/");
        await(".game");
    }

    /** Waits until something is there. */
    WebElement await(String selector) {
        return new WebDriverWait(driver, PATIENCE, OFTEN)
                .until(page -> page.findElements(By.cssSelector(selector)).stream()
                        .findFirst()
                        .orElse(null));
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
    String scriptThatWaits(String script) {
        driver.manage().timeouts().scriptTimeout(LONG);
        return String.valueOf(driver.executeAsyncScript(script));
    }

    /** Waits until a script gives true. */
    void awaitThat(String script) {
        new WebDriverWait(driver, PATIENCE, OFTEN)
                .until(page -> script("return " + script).equals("true"));
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
