<?php

/**
 * Tests of the module without a Drupal: php tests/run.php. Ends with 1 where one fails.
 */

declare(strict_types=1);

namespace Drupal\Core\Cache {
  interface CacheTagsInvalidatorInterface {
    public function invalidateTags(array $tags);
  }
}

namespace Drupal\Core\Cache {
  interface CacheableResponseInterface {
    public function addCacheableDependency($dependency);
  }
}

namespace Symfony\Component\EventDispatcher {
  interface EventSubscriberInterface {
    public static function getSubscribedEvents();
  }
}

namespace Symfony\Component\HttpKernel {
  final class KernelEvents {
    public const RESPONSE = 'kernel.response';
  }
}

namespace Symfony\Component\HttpKernel\Event {
  final class ResponseEvent {
    public function __construct(private readonly object $request, private readonly object $response) {}

    public function getRequest(): object {
      return $this->request;
    }

    public function getResponse(): object {
      return $this->response;
    }
  }
}

namespace Drupal\Core {
  interface DestructableInterface {
    public function destruct();
  }
}

namespace Drupal\Core\Site {
  final class Settings {
    public static array $values = [];

    public static function get(string $name): mixed {
      return self::$values[$name] ?? NULL;
    }
  }
}

namespace {

  use Drupal\Core\Cache\CacheableResponseInterface;
  use Drupal\Core\Site\Settings;
  use Drupal\zelfhulp\FormWords;
  use Drupal\zelfhulp\Purge;
  use Symfony\Component\HttpKernel\Event\ResponseEvent;

  /** What the module calls of Drupal: records calls and warnings. */
  final class Drupal {
    public static array $calls = [];
    public static array $warnings = [];
    public static int $status = 200;
    public static bool $isAway = FALSE;

    /** Knows one form, "aanmelden". */
    public static function entityTypeManager(): object {
      return new class {
        public function getStorage(string $type): object {
          return $this;
        }

        public function load(string $id): ?object {
          return $id !== 'aanmelden' ? NULL : new class {
            public function label(): string {
              return 'Aanmelden voor de groep';
            }

            public function getSetting(string $name): string {
              return $name === 'confirmation_message' ? '<p>We bellen je.</p>' : '';
            }
          };
        }
      };
    }

    public static function httpClient(): object {
      return new class {
        public function request(string $method, string $url, array $options): object {
          Drupal::$calls[] = [$method, $url, $options];
          if (Drupal::$isAway) {
            throw new RuntimeException('Connection refused');
          }
          return new class {
            public function getStatusCode(): int {
              return Drupal::$status;
            }
          };
        }
      };
    }

    public static function logger(string $channel): object {
      return new class {
        public function warning(string $message, array $context = []): void {
          Drupal::$warnings[] = strtr($message, array_map('strval', $context));
        }
      };
    }
  }

  require __DIR__ . '/../src/FormWords.php';
  require __DIR__ . '/../src/Purge.php';

  /** An answer of Drupal. */
  final class Answer implements CacheableResponseInterface {
    public int $dependencies = 0;

    public function __construct(public string $content, public int $status = 200) {}

    public function getContent(): string {
      return $this->content;
    }

    public function setContent(string $content): void {
      $this->content = $content;
    }

    public function getStatusCode(): int {
      return $this->status;
    }

    public function addCacheableDependency($dependency): void {
      $this->dependencies += 1;
    }
  }

  $failed = 0;
  $test = static function (string $title, callable $body) use (&$failed): void {
    Drupal::$calls = Drupal::$warnings = [];
    Drupal::$status = 200;
    Drupal::$isAway = FALSE;
    Settings::$values = ['zelfhulp_purge_url' => 'https://site.example/api/purge', 'zelfhulp_purge_secret' => 'secret'];
    try {
      $body(new Purge());
      echo "ok: $title\n";
    }
    catch (Throwable $error) {
      $failed += 1;
      echo "FAILED: $title: {$error->getMessage()}\n";
    }
  };
  $same = static function (mixed $actual, mixed $expected): void {
    if ($actual !== $expected) {
      throw new LogicException(json_encode($actual) . ' is not ' . json_encode($expected));
    }
  };

  $test('sends nothing before the end of the request, then every tag once', function (Purge $purge) use ($same): void {
    $purge->invalidateTags(['node:3', 'node_list']);
    $purge->invalidateTags(['node:3', 'media:1']);
    $same(Drupal::$calls, []);
    $purge->destruct();
    $same(count(Drupal::$calls), 1);
    [$method, $url, $options] = Drupal::$calls[0];
    $same([$method, $url], ['POST', 'https://site.example/api/purge']);
    $same($options['json'], ['tags' => ['node:3', 'node_list', 'media:1']]);
    $same($options['headers'], ['Authorization' => 'Bearer secret']);
    $same([$options['timeout'], $options['connect_timeout']], [2, 2]);
    $purge->destruct();
    $same(count(Drupal::$calls), 1);
  });

  $test('survives a site that is away, and says so in the log', function (Purge $purge) use ($same): void {
    Drupal::$isAway = TRUE;
    $purge->invalidateTags(array_map(static fn (int $id): string => "node:$id", range(1, 900)));
    $purge->destruct();
    $same(count(Drupal::$calls), 1);
    $same(Drupal::$warnings, ['The site could not be told of a change: RuntimeException.']);
  });

  $test('logs an answer that is no success', function (Purge $purge) use ($same): void {
    Drupal::$status = 403;
    $purge->invalidateTags(['node:3']);
    $purge->destruct();
    $same(Drupal::$warnings, ['The site answered a purge with 403.']);
  });

  $test('sends many tags in parts, and ends everything where they are too many', function (Purge $purge) use ($same): void {
    $purge->invalidateTags(array_map(static fn (int $id): string => "node:$id", range(1, 450)));
    $purge->destruct();
    $same(array_map(static fn (array $call): int => count($call[2]['json']['tags']), Drupal::$calls), [200, 200, 50]);
    Drupal::$calls = [];
    $purge->invalidateTags(array_map(static fn (int $id): string => "node:$id", range(1, 3000)));
    $purge->destruct();
    $same(array_map(static fn (array $call): array => $call[2]['json'], Drupal::$calls), [['all' => TRUE]]);
  });

  $test('sends nothing where nothing changed or no site is named', function (Purge $purge) use ($same): void {
    $purge->destruct();
    Settings::$values = [];
    $purge->invalidateTags(['node:3']);
    $purge->destruct();
    $same(Drupal::$calls, []);
  });

  $answered = static function (string $path, Answer $answer): Answer {
    $request = new class($path) {
      public function __construct(private readonly string $path) {}

      public function getPathInfo(): string {
        return $this->path;
      }
    };
    (new FormWords())->addWords(new ResponseEvent($request, $answer));
    return $answer;
  };

  $test('adds the title of a form and what it says after sending to its elements', function () use ($same, $answered): void {
    $answer = $answered('/nl/webform_rest/aanmelden/fields', new Answer('{"naam":{"#type":"textfield"}}'));
    $same(json_decode($answer->content, TRUE), [
      '#title' => 'Aanmelden voor de groep',
      '#confirmation_message' => '<p>We bellen je.</p>',
      'naam' => ['#type' => 'textfield'],
    ]);
    $same($answer->dependencies, 1);
    $same(FormWords::getSubscribedEvents(), ['kernel.response' => ['addWords', 110]]);
  });

  $test('leaves every other answer as it is', function () use ($same, $answered): void {
    $same($answered('/nl/node/1', new Answer('{"a":1}'))->content, '{"a":1}');
    $same($answered('/webform_rest/weg/fields', new Answer('{"a":1}'))->content, '{"a":1}');
    $same($answered('/webform_rest/aanmelden/fields', new Answer('{"a":1}', 403))->content, '{"a":1}');
    $same($answered('/webform_rest/aanmelden/fields', new Answer('<html>'))->content, '<html>');
  });

  exit($failed > 0 ? 1 : 0);
}
